/** Chance that nobody can guess: 128 bits of the system's cryptographic source at each time. docs/decisions/0018. */
import { randomBytes } from "node:crypto";
import type { Entropie } from "#game/rules/types.ts";
import type { Hasard } from "../ports.ts";

/** As 32-bit words. */
function puiser(): Entropie {
  const octets = randomBytes(16);
  return [0, 4, 8, 12].map((i) => octets.readInt32LE(i));
}

export const hasardSysteme: Hasard = { graine: puiser, entropie: puiser };
