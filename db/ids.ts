/** Unguessable ids, file names and secrets. */
import { createHash, randomBytes } from "node:crypto";

/** A new id: 24 hexadecimal characters, 96 random bits. */
export function createRandomId(): string {
  return randomBytes(12).toString("hex");
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
