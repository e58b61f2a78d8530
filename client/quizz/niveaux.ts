/** How levels of imprévus are called on screen. */
import type { Niveau } from "#contracts/niveaux.ts";

export const NOMS_NIVEAUX: Readonly<Record<Niveau, string>> = {
  doux: "Doux",
  normal: "Normal",
  corse: "Corsé",
};
