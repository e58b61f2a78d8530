/** Chance that nobody can guess: 128 bits of the system's cryptographic source at each time. docs/decisions/0018. */
import { randomFillSync } from "node:crypto";
import type { Entropie } from "#game/rules/types/commandes.ts";
import type { Hasard } from "../ports.ts";

/** 32-bit words at each time. */
const MOTS = 4;

/** Asked for by the page, as the runtime does for its own: the system answers as slowly for four words as for a thousand. */
const reserve = new Int32Array(256 * MOTS);
let lus = reserve.length;

function puiser(): Entropie {
  if (lus === reserve.length) {
    randomFillSync(reserve);
    lus = 0;
  }
  const mots = Array.from(reserve.subarray(lus, lus + MOTS));
  // what has served is kept nowhere
  reserve.fill(0, lus, (lus += MOTS));
  return mots;
}

export const hasardSysteme: Hasard = { graine: puiser, entropie: puiser };
