/** Unguessable ids, file names and secrets. */
import { createHash, randomBytes } from "node:crypto";

/** A new id: 24 hexadecimal characters, 96 random bits. */
export function createRandomId(): string {
  return randomBytes(12).toString("hex");
}

/**
 * The id of what a call makes: the same one for the same call sent again, because its answer was lost.
 * @param envoi id that the caller drew for the call; without it, each call makes a new id
 * @param auteur who calls: nobody can take another's id
 */
export function createIdOfCall(envoi: string | undefined, auteur: string | null): string {
  if (envoi === undefined) return createRandomId();
  return createHash("sha256")
    .update(`${auteur ?? ""} ${envoi}`)
    .digest("hex")
    .slice(0, 24);
}

/** A new random name for a media file; `extension` with its dot. The name reveals nothing about the file. */
export function createRandomMediaName(extension: string): string {
  return `${randomBytes(16).toString("hex")}${extension}`;
}

/** A new secret for a cookie or a mail: 256 random bits, 43 characters. */
export function createCookieOrMailSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Stored form of a secret. Secrets are random and long, so a plain hash is enough. */
export function hashCookieOrMailSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
