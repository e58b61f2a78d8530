/** A raw socket that comes in like a phone and keeps every byte it hears, for the secrecy tests. */
import { once } from "node:events";
import { WebSocket } from "ws";
import { CHEMIN_SOCKET } from "#contracts/room.ts";
import type { Banc } from "./banc.ts";

export async function tendreOreille(banc: Banc, code: string, demande: Record<string, unknown>) {
  const socket = new WebSocket(`ws://127.0.0.1:${banc.port}${CHEMIN_SOCKET}${code}`);
  const entendu: Buffer[] = [];
  socket.on("message", (trame: Buffer) => entendu.push(trame));
  const fin = once(socket, "close");
  await once(socket, "open");
  socket.send(JSON.stringify(demande));
  return {
    socket,
    /** Everything that was sent here by now, as text (secrets of the tests are ASCII): a pong, or the end, comes after it. */
    async texte() {
      if (socket.readyState === WebSocket.OPEN) {
        socket.ping();
        await Promise.race([once(socket, "pong"), fin]);
      }
      return Buffer.concat(entendu).toString("latin1");
    },
    fermer: () => socket.close(),
  };
}
