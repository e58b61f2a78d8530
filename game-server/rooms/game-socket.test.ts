import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { GameSocket } from "./game-socket.ts";

const MESSAGES = 24;
const TAILLE = 1024 * 1024;

test("a client that is behind receives what was sent, not what the buffer held later", async () => {
  const http = createServer();
  const wss = new WebSocketServer({ server: http, WebSocket: GameSocket });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  const adresse = http.address();
  if (adresse === null || typeof adresse === "string") throw new Error("no port");
  const client = new WebSocket(`ws://127.0.0.1:${adresse.port}`);
  const [[serveur]] = await Promise.all([once(wss, "connection"), once(client, "open")]);
  if (!(serveur instanceof GameSocket)) throw new Error("not our socket");

  client.pause();
  const partage = Buffer.alloc(TAILLE);
  for (let i = 0; i < MESSAGES; i++) serveur.send(partage.fill(i), { binary: true });
  expect(serveur.bufferedAmount).toBeGreaterThan(0);
  const recus: (number | null)[] = [];
  const tousRecus = new Promise<void>((resoudre) => {
    client.on("message", (donnees: Buffer) => {
      const premier = donnees[0] ?? 0;
      recus.push(donnees.every((octet) => octet === premier) ? premier : null);
      if (recus.length === MESSAGES) resoudre();
    });
  });
  client.resume();
  await tousRecus;
  expect(recus).toEqual(Array.from({ length: MESSAGES }, (_, i) => i));

  client.terminate();
  wss.close();
  http.close();
});

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
