import type { Niveau } from "#contracts/niveaux.ts";

/** How levels of imprévus are called on screen. */
export const NOMS_NIVEAUX: Readonly<Record<Niveau, string>> = {
  doux: "Doux",
  normal: "Normal",
  corse: "Corsé",
};

/** "Rating display" of plateforme §2. Pure. */
export function afficherNote(note: number): string {
  if (note <= 0) return "-";
  if (note < 100) return String(note);
  if (note < 1000) return `+${String(Math.floor(note / 100) * 100)}`;
  if (note < 1500) return "+1000";
  return `+${String(Math.floor(note / 500) * 500)}`;
}
