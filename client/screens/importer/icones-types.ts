import type { TypeQuestion } from "#contracts/quizz.ts";
import type { NomIcone } from "../../ui/icones.tsx";

export const ICONES_TYPES: Readonly<Record<TypeQuestion, NomIcone>> = {
  choix: "choix",
  entree: "entree",
  ordre: "ordre",
  rien: "message",
};
