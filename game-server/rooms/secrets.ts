/** Codes, tickets and the hashes under which secrets are kept. */
import { hash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { CODE_ALPHABET, CODE_LONGUEUR } from "#contracts/limites.ts";

/** A room code from a cryptographic source: 6 characters 0-9 A-Z (jeu §9). */
export function nouveauCode(): string {
  return Array.from(
    { length: CODE_LONGUEUR },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  ).join("");
}

/** A single-use ticket: 144 bits, as text. */
export function nouveauBillet(): string {
  return randomBytes(18).toString("base64url");
}

/** What a log calls a room: the same until it closes or the server stops, and of no other use. */
export const nouveauNomAuJournal = (): string => randomUUID().slice(0, 8);

/** What is stored of a secret. Secrets are random and long, so a plain hash is enough. */
export function hacher(secret: string): string {
  return hash("sha256", secret, "base64url");
}
