/** Random words from the cryptographic source of the system, 128 bits per draw. docs/decisions/0060. */
import { randomFillSync } from "node:crypto";
import type { EntropieDeCommande } from "#game/rules/types/commandes.ts";
import type { SourceDAleatoire } from "../ports.ts";

/** Number of 32-bit words of a draw. */
const MOTS = 4;

/** A buffer of many draws: the system needs as much time for four words as for a thousand. */
const buffer = new Int32Array(256 * MOTS);
let used = buffer.length;

function draw(): EntropieDeCommande {
  if (used === buffer.length) {
    randomFillSync(buffer);
    used = 0;
  }
  const mots = Array.from(buffer.subarray(used, used + MOTS));
  // used words do not stay in memory
  buffer.fill(0, used, (used += MOTS));
  return mots;
}

export const systemRandomness: SourceDAleatoire = { graine: draw, entropie: draw };
