import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { GameSocket } from "./game-socket.ts";

describe("control frames", () => {
  /** Whether a client that sends so many frames is still answered afterwards. */
  async function isAnsweredAfter(frames: number, kind: "ping" | "pong"): Promise<boolean> {
    const http = createServer();
    const wss = new WebSocketServer({ server: http, WebSocket: GameSocket });
    onTestFinished(() => {
      for (const socket of wss.clients) socket.terminate();
      wss.close();
      http.close();
    });
    http.listen(0, "127.0.0.1");
    await once(http, "listening");
    const address = http.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
    client.on("error", () => {});
    const [[server]] = await Promise.all([once(wss, "connection"), once(client, "open")]);
    server.on("message", () => server.send("heard"));
    for (let i = 0; i < frames; i++) client[kind]();
    client.send("still there?");
    return Promise.race([
      once(client, "message").then(() => true),
      once(client, "close").then(() => false),
    ]);
  }

  test.each(["ping", "pong"] as const)("a flood of %ss ends the connection", async (kind) => {
    expect(await isAnsweredAfter(10, kind)).toBe(true);
    expect(await isAnsweredAfter(200, kind)).toBe(false);
  });
});
