import type { TypeQuestion } from "#contracts/quizz.ts";

/** How the types of questions are called, for whoever reads a quizz and whoever writes one. */
export const NOMS_TYPES: Readonly<Record<TypeQuestion, string>> = {
  choix: "Choix",
  entree: "Réponse libre",
  ordre: "Ordre",
  rien: "Message",
};
