/** Ids and names that nobody can guess. */
import { randomBytes } from "node:crypto";

/** A new id: 24 hexadecimal characters, 96 random bits. */
export function nouvelId(): string {
  return randomBytes(12).toString("hex");
}

/** A new stored name for a media file; `extension` with its dot. It says nothing of the file. */
export function nouveauNomMedia(extension: string): string {
  return `${randomBytes(16).toString("hex")}${extension}`;
}
