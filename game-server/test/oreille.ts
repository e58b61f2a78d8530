/** A raw socket that joins like a phone and keeps every received byte, for the secrecy tests. */
import { once } from "node:events";
import { WebSocket } from "ws";
import { CHEMIN_SOCKET } from "#contracts/room.ts";
import type { BancDeRooms } from "./banc.ts";

export async function ouvrirSocketQuiEnregistre(
  banc: BancDeRooms,
  code: string,
  demande: Record<string, unknown>,
) {
  const socket = new WebSocket(`ws://127.0.0.1:${banc.port}${CHEMIN_SOCKET}${code}`);
  const entendu: Buffer[] = [];
  socket.on("message", (trame: Buffer) => entendu.push(trame));
  const fin = once(socket, "close");
  await once(socket, "open");
  socket.send(JSON.stringify(demande));
  return {
    socket,
    /**
     * Every byte received so far, as text (the secrets of the tests are ASCII); a pong, or the close, marks the end.
     */
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
