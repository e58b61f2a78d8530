/** A raw socket that joins like a phone and keeps every byte it hears, for the secrecy tests. */
import { once } from "node:events";
import { Protocol } from "@colyseus/core";
import { WebSocket } from "ws";
import type { Banc } from "./banc.ts";

export async function tendreOreille(banc: Banc, code: string, options: Record<string, unknown>) {
  const issue = await banc.jeu.reserver({
    code,
    options,
    compte: null,
    headers: {},
    adresse: "127.0.0.1",
  });
  const { processId, roomId, sessionId } = issue?.place ?? {};
  const socket = new WebSocket(
    `ws://127.0.0.1:${banc.port}/${processId}/${roomId}?sessionId=${sessionId}`,
  );
  const entendu: Buffer[] = [];
  socket.on("message", (trame: Buffer) => {
    entendu.push(trame);
    // the room sends its whole state once the client has said that it is ready
    if (trame[0] === Protocol.JOIN_ROOM) socket.send(Buffer.from([Protocol.JOIN_ROOM]));
  });
  await once(socket, "open");
  return {
    socket,
    /** Everything heard so far, as text (secrets of the tests are ASCII). */
    texte: () => Buffer.concat(entendu).toString("latin1"),
    fermer: () => socket.close(),
  };
}
