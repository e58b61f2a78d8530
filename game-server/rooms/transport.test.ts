/** A client that harms the process is disconnected by the transport itself, whatever room it asks for. */
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { CHEMIN_SOCKET } from "#contracts/room.ts";
import type { JudgeRoomJoinAttempt } from "./handshake.ts";
import { GameTransport } from "./transport.ts";

/** A client of a real transport, which judges its first message so. */
async function connect(accueil: JudgeRoomJoinAttempt) {
  const http = createServer();
  const transport = new GameTransport({ origineAcceptee: () => true, socketsMax: 10, accueil });
  transport.attachToServer(http);
  onTestFinished(() => {
    transport.shutdown();
    http.close();
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const client = new WebSocket(`ws://127.0.0.1:${address.port}${CHEMIN_SOCKET}ABC123`);
  client.on("error", () => {});
  await once(client, "open");
  return { client, transport };
}

test.each<[string, (client: WebSocket) => void]>([
  ["pings", (client) => client.ping()],
  ["pongs", (client) => client.pong()],
  ["fragments", (client) => client.send("", { fin: false })],
])("a flood of %s ends the connection", async (_, sendFrame) => {
  /** Whether a client that sends so many frames is still answered afterwards. */
  async function isAnsweredAfter(frames: number): Promise<boolean> {
    const { client } = await connect(async () => "room_innexistante");
    for (let i = 0; i < frames; i++) sendFrame(client);
    client.send("still there?");
    return Promise.race([
      once(client, "message").then(() => true),
      once(client, "close").then(() => false),
    ]);
  }
  expect(await isAnsweredAfter(10)).toBe(true);
  expect(await isAnsweredAfter(200)).toBe(false);
});

test("a client that answers pings and reads nothing is disconnected once too much waits for it", async () => {
  // more than the buffers of the system take by themselves
  const { client, transport } = await connect(async ({ requete }) => {
    requete.socket.write(Buffer.alloc(32 * 2 ** 20));
    return new Promise(() => {});
  });
  client.send("anything");
  client.pause();
  const pongs = setInterval(() => client.pong(), 500);
  onTestFinished(() => clearInterval(pongs));
  await expect.poll(() => transport.connexions).toBe(0);
});
