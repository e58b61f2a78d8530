/** The red light of a cul sec that a mini-game decides: as for an imprévu, until play moves on. Pure. */
import type { Jeu } from "../jeu.ts";
import type { Partie } from "../types.ts";

export function allumerCulSec(partie: Partie, jeu: Jeu): Partie {
  if (partie.imprevu === null || partie.imprevu.culSec) return partie;
  jeu.effets.push({ type: "lumiere", mode: "rouge" });
  return { ...partie, imprevu: { ...partie.imprevu, culSec: true } };
}
