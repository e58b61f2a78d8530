import type { ModeJeu } from "#contracts/partie.ts";

/** Modes of play, as hosts choose them. jeu §2. */
export const NOMS_MODES_DE_JEU: Readonly<Record<ModeJeu, string>> = {
  classique: "Classique",
  local: "Local",
  rapidite: "Le plus rapide",
};
