/**
 * The door of the rooms (joinRoom, oui, non of jeu §4 and §7). A screen opens a socket under `ENTREE`, says who it is in its
 * first message, and hears the state next, or why not: decisions/0052.
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
import { codeRoom, ENTREE, FERMETURE } from "#contracts/room.ts";

/** How long somebody at the door may stay silent. */
const SILENCE_MAX_MS = 5_000;
/** Newcomers who share one encoding of the state. */
const FOURNEE_MAX = 16;
/** What a client of the framework says when it is ready to hear the state. */
const PRET = Buffer.of(Protocol.JOIN_ROOM);

/** Nobody of ours reads it: who comes in was judged at the door. */
const SANS_CONTEXTE = createAuthContext({ headers: {} });

/** A seat that is theirs as soon as they sit down. */
export interface Seat {
  /** `signaler` logs its bugs. */
  readonly room: Room & { signaler(erreur: unknown, quoi: string): void };
  readonly sessionId: string;
}

export interface JoinAttempt {
  readonly requete: IncomingMessage;
  /** As in the address; empty when it is no code. */
  readonly code: string;
  /** The first message, read as JSON; undefined when it is none. */
  readonly demande: unknown;
}

/** Judges a visit: a seat, or why not, or where it is to be asked for. Throws when nobody knows yet: the server is stopping, say. */
export type Admit = (visite: JoinAttempt) => Promise<Seat | MovedRoom | CodeRefus>;

/** Another process has that room. */
export interface MovedRoom {
  readonly chemin: string;
}

/** The code in an address of the door. */
export function requestedCode(adresse = ""): string {
  const chemin = adresse.split("?", 1)[0] ?? "";
  if (!chemin.startsWith(ENTREE)) return "";
  return codeRoom.safeParse(chemin.slice(ENTREE.length)).data ?? "";
}

/** Hears who has come, and seats them or says why not. Never throws. */
export async function handshake(
  socket: WebSocket,
  requete: IncomingMessage,
  accueil: Admit,
): Promise<void> {
  const demande = await premierMessage(socket);
  // gone, or silent for too long
  if (demande === null) return socket.terminate();
  try {
    const siege = await accueil({
      requete,
      code: requestedCode(requete.url),
      demande: lire(demande),
    });
    if (typeof siege === "string") return refuser(socket, siege);
    if ("chemin" in siege) return socket.close(FERMETURE.deplacee, siege.chemin);
    const client = new WebSocketClient(siege.sessionId, socket);
    // what a newcomer hears at once leaves at once
    requete.socket.cork();
    await connectClientToRoom(siege.room, client, SANS_CONTEXTE, {});
    // whoever speaks first listens: the state need not wait until they say so
    servirEnsemble(() => {
      try {
        socket.emit("message", PRET, true);
      } catch (erreur) {
        // the others who have come in with them are told all the same
        siege.room.signaler(erreur, "entree");
        socket.close(CloseCode.WITH_ERROR);
      } finally {
        requete.socket.uncork();
      }
    });
  } catch (erreur) {
    requete.socket.uncork();
    // the rules had the last word
    const refus =
      erreur instanceof Error && "code" in erreur && erreur.code === ErrorCode.AUTH_FAILED;
    if (refus) refuser(socket, erreur.message);
    else socket.close(CloseCode.WITH_ERROR);
  }
}

/** Newcomers who have not heard the state yet. */
const fournee: (() => void)[] = [];

/** With those who come in the same turn of the loop, for whom the state is encoded once; not all of a crowd, whose first would wait for its last. */
function servirEnsemble(servir: () => void): void {
  if (fournee.push(servir) >= FOURNEE_MAX) servirFournee();
  else if (fournee.length === 1) setImmediate(servirFournee);
}

function servirFournee(): void {
  for (const servir of fournee.splice(0)) servir();
}

/** Null once they have left, or been silent for too long. */
function premierMessage(socket: WebSocket): Promise<Buffer | null> {
  return new Promise((resoudre) => {
    const finir = (message: unknown) => {
      clearTimeout(silence);
      socket.off("message", finir).off("close", finir);
      resoudre(Buffer.isBuffer(message) ? message : null);
    };
    const silence = setTimeout(finir, SILENCE_MAX_MS);
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

/** The client of the framework makes an error of it, whose message is our code. */
function refuser(socket: WebSocket, refus: string): void {
  new WebSocketClient("", socket).error(ErrorCode.AUTH_FAILED, refus, () =>
    socket.close(CloseCode.WITH_ERROR),
  );
}
