import type { NiveauImprevu } from "#contracts/niveaux.ts";

/** French names of the levels of imprévus, as screens show them. */
export const NOMS_NIVEAUX_D_IMPREVU: Readonly<Record<NiveauImprevu, string>> = {
  doux: "Doux",
  normal: "Normal",
  corse: "Corsé",
};

/** Text of a quizz's rating, "-" for none: plateforme §2 "Rating display". Pure. */
export function direNoteDeQuizz(note: number): string {
  if (note <= 0) return "-";
  if (note < 100) return String(note);
  if (note < 1000) return `+${String(Math.floor(note / 100) * 100)}`;
  if (note < 1500) return "+1000";
  return `+${String(Math.floor(note / 500) * 500)}`;
}
