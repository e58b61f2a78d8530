/** The red light of a cul sec that a mini-game decides: as for an imprévu, until play moves on. Pure. */
import type { Partie } from "../types.ts";

export function allumerCulSec(partie: Partie): Partie {
  if (partie.imprevu === null || partie.imprevu.culSec) return partie;
  return { ...partie, imprevu: { ...partie.imprevu, culSec: true } };
}
