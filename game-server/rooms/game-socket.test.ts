import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { encodeBinaryFrame, GameSocket } from "./game-socket.ts";

test("frames of every length arrive as they are, one by one and in one write", async () => {
  const http = createServer();
  const wss = new WebSocketServer({ noServer: true, WebSocket: GameSocket });
  onTestFinished(() => {
    for (const socket of wss.clients) socket.terminate();
    http.close();
  });
  const opened = new Promise<GameSocket>((resolve) => {
    http.on("upgrade", (request, stream, head) =>
      wss.handleUpgrade(request, stream, head, (socket) => {
        if (!(socket instanceof GameSocket)) throw new Error("not our socket");
        socket.stream = stream;
        resolve(socket);
      }),
    );
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const received: Buffer[] = [];
  client.on("message", (data: Buffer) => received.push(data));
  const server = await opened;
  const messages = [1, 125, 126, 65_535, 65_536, 200_000].map((length, rank) =>
    Buffer.alloc(length, rank + 1),
  );
  const frames = messages.map(encodeBinaryFrame);
  for (const frame of frames) server.sendFrames([frame]);
  server.sendFrames(frames);
  server.send("end");
  while (received.at(-1)?.toString() !== "end") await once(client, "message");
  expect(received.slice(0, -1).map((data) => [data.length, data[0], data.at(-1)])).toEqual(
    [...messages, ...messages].map((data) => [data.length, data[0], data.at(-1)]),
  );
});
