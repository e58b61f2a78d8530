/** The four types, as whoever writes chooses among them. */
import type { TypeQuestion } from "#contracts/quizz.ts";

export const ORDRE_TYPES: readonly TypeQuestion[] = ["choix", "entree", "ordre", "rien"];
