import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
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
