/**
 * How a screen joins a room (joinRoom, oui, non of jeu §4 and §7): it opens a socket under `CHEMIN_SOCKET`, says who it is in its first message,
 * and is sent the state, or a refusal: decisions/0001.
 */
import type { IncomingMessage } from "node:http";
import {
  CloseCode,
  connectClientToRoom,
  createAuthContext,
  ErrorCode,
  Protocol,
  type Room,
} from "@colyseus/core";
import { WebSocketClient } from "@colyseus/ws-transport";
import type { WebSocket } from "ws";
import type { CodeRefus } from "#contracts/refus.ts";
import { codeRoom, CHEMIN_SOCKET, CODES_FERMETURE_SOCKET } from "#contracts/room.ts";

/** A socket whose first message takes longer than this is closed. */
const FIRST_MESSAGE_MAX_MS = 5_000;
/** The most newcomers served together, with one encoding of the state. */
const BATCH_MAX = 16;
/** The message with which a client of the framework asks for the state. */
const READY = Buffer.of(Protocol.JOIN_ROOM);

/** Empty context that the framework wants at each join; no room of ours reads it, since the request was judged before (`JudgeRoomJoinAttempt`). */
const NO_CONTEXT = createAuthContext({ headers: {} });

export interface GrantedRoomSeat {
  readonly room: Room & { reportError(erreur: unknown, quoi: string): void };
  readonly sessionId: string;
}

export interface RoomJoinAttempt {
  readonly requete: IncomingMessage;
  /** The room code in the address; empty when there is none. */
  readonly code: string;
  /** The first message, parsed; undefined when it is not JSON. */
  readonly demande: unknown;
}

/** Judges an attempt to join: a seat, a refusal, or the process that has the room. Throws when no answer is known, as when the server stops. */
export type JudgeRoomJoinAttempt = (
  attempt: RoomJoinAttempt,
) => Promise<GrantedRoomSeat | RoomOnOtherProcess | CodeRefus>;

/** Another process has the room: the path to it, empty when the screen must ask again. */
export interface RoomOnOtherProcess {
  readonly chemin: string;
}

/** The room code in an address under `CHEMIN_SOCKET`; empty when there is none. */
export function readRequestedRoomCode(adresse = ""): string {
  const chemin = adresse.split("?", 1)[0] ?? "";
  if (!chemin.startsWith(CHEMIN_SOCKET)) return "";
  return codeRoom.safeParse(chemin.slice(CHEMIN_SOCKET.length)).data ?? "";
}

/** Reads the first message, and joins the client to its room or refuses. `onSeat` hears that the client has a seat. Never throws. */
export async function performJoinHandshake(
  socket: WebSocket,
  requete: IncomingMessage,
  accueil: JudgeRoomJoinAttempt,
  onSeat: () => void,
): Promise<void> {
  const demande = await firstMessage(socket);
  // without a first message the socket is ended: it has closed, or was silent for too long
  if (demande === null) return socket.terminate();
  try {
    const seat = await accueil({
      requete,
      code: readRequestedRoomCode(requete.url),
      demande: lire(demande),
    });
    if (typeof seat === "string") return refuser(socket, seat);
    if ("chemin" in seat) return socket.close(CODES_FERMETURE_SOCKET.deplacee, seat.chemin);
    const client = new WebSocketClient(seat.sessionId, socket);
    // the messages of the join leave in one packet
    requete.socket.cork();
    await connectClientToRoom(seat.room, client, NO_CONTEXT, {});
    onSeat();
    // our clients listen before they send their first message, so the state is sent without waiting for their request
    serveTogether(() => {
      try {
        socket.emit("message", READY, true);
      } catch (erreur) {
        // an error for one newcomer must not stop the others of the batch
        seat.room.reportError(erreur, "entree");
        socket.close(CloseCode.WITH_ERROR);
      } finally {
        requete.socket.uncork();
      }
    });
  } catch (erreur) {
    requete.socket.uncork();
    // a refusal is sent for the seat that `accueil` gave: the rules may still refuse it
    const refus =
      erreur instanceof Error && "code" in erreur && erreur.code === ErrorCode.AUTH_FAILED;
    if (refus) refuser(socket, erreur.message);
    else socket.close(CloseCode.WITH_ERROR);
  }
}

/** The calls that send the state to the newcomers who wait for it. */
const batch: (() => void)[] = [];

/** Serves the newcomers of the same turn of the event loop together, so that the state is encoded once; a crowd in several batches, so that the first does not wait for the last. */
function serveTogether(servir: () => void): void {
  if (batch.push(servir) >= BATCH_MAX) serveBatch();
  else if (batch.length === 1) setImmediate(serveBatch);
}

function serveBatch(): void {
  for (const servir of batch.splice(0)) servir();
}

/** The first message of a socket; null when the socket has closed, or was silent for too long. */
function firstMessage(socket: WebSocket): Promise<Buffer | null> {
  return new Promise((resoudre) => {
    const finir = (message: unknown) => {
      clearTimeout(silence);
      socket.off("message", finir).off("close", finir);
      resoudre(Buffer.isBuffer(message) ? message : null);
    };
    const silence = setTimeout(finir, FIRST_MESSAGE_MAX_MS);
    socket.on("message", finir).on("close", finir);
  });
}

function lire(message: Buffer): unknown {
  try {
    return JSON.parse(message.toString());
  } catch {
    return undefined;
  }
}

/** Sends a refusal as the framework does: its client throws an error whose message is our code. */
function refuser(socket: WebSocket, refus: string): void {
  new WebSocketClient("", socket).error(ErrorCode.AUTH_FAILED, refus, () =>
    socket.close(CloseCode.WITH_ERROR),
  );
}
