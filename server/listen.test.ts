/** Clients that never read or never close lose their sockets. */
import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { connect, Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { FICHIER_MEDIA_OCTETS_MAX } from "#contracts/medias.ts";
import { createHttpServer } from "./listen.ts";

async function ouvrir(http: Server, repondre: RequestListener): Promise<number> {
  http.on("request", repondre).listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const adresse = http.address();
  if (adresse === null || typeof adresse === "string") throw new Error("no port");
  return adresse.port;
}

/** Connects a client that never reads and never closes; returns the server's end of its socket. */
async function muet(http: Server, port: number, texte: string): Promise<Socket> {
  const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  client.pause();
  client.write(texte);
  const [socket] = await once(http, "connection");
  if (!(socket instanceof Socket)) throw new Error("no socket");
  return socket;
}

test("a refused upgrade", async () => {
  const http = createHttpServer();
  http.on("upgrade", (_requete, socket) => socket.end("HTTP/1.1 403 Forbidden\r\n\r\n"));
  const port = await ouvrir(http, () => undefined);
  const socket = await muet(
    http,
    port,
    "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  );
  await once(socket, "close");
});

test("a big file that is not read", async () => {
  const http = createHttpServer(200);
  const port = await ouvrir(http, (_requete, reponse) => void reponse.end(Buffer.alloc(64e6)));
  const socket = await muet(http, port, "GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(socket, "close");
  expect(socket.bytesWritten).toBeGreaterThan(0);
});

test("the largest file passes on a slow line", () => {
  const LENTE_BITS_PAR_S = 512_000;
  const dureeMs = ((FICHIER_MEDIA_OCTETS_MAX * 8) / LENTE_BITS_PAR_S) * 1000;
  expect(createHttpServer().requestTimeout).toBeGreaterThan(dureeMs);
});

test("a proxy closes an idle connection before the server does", () => {
  const CADDY_MS = 120_000;
  const http = createHttpServer();
  expect(http.keepAliveTimeout).toBeGreaterThan(CADDY_MS);
  expect(http.timeout).toBeGreaterThan(CADDY_MS);
});
