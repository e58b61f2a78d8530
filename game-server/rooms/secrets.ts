/** Room codes, tickets, and the hashes under which secrets are stored. */
import { hash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { CODE_ROOM_ALPHABET, CODE_ROOM_LONGUEUR } from "#contracts/limites.ts";

/** A room code from a cryptographic source: 6 characters of `CODE_ROOM_ALPHABET`, which has neither I nor O (jeu §9). */
export function tirerCodeDeRoom(): string {
  return Array.from(
    { length: CODE_ROOM_LONGUEUR },
    () => CODE_ROOM_ALPHABET[randomInt(CODE_ROOM_ALPHABET.length)],
  ).join("");
}

/** A single-use ticket: 144 bits, as text. */
export function tirerBilletDHote(): string {
  return randomBytes(18).toString("base64url");
}

/**
 * The name of a room in the log, until it closes or the server stops. Unlike the code, it does not let anybody join.
 */
export const tirerNomDeRoomPourLog = (): string => randomUUID().slice(0, 8);

/** The stored form of a secret. Secrets are random and long, so a plain hash is enough. */
export function hacherSecret(secret: string): string {
  return hash("sha256", secret, "base64url");
}
