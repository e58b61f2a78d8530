import type { Quizz } from "#contracts/quizz.ts";
import type { EtatSession } from "../compte/session.tsx";

/** Whether the account of this browser has created the quizz, or writes it as a co-author. */
export const estAuteurDuQuizz = (
  { createur, coauteur }: Pick<Quizz, "createur" | "coauteur">,
  compte: EtatSession,
): boolean => compte.etat === "connecte" && (compte.userId === createur || coauteur === true);

/** Names of several authors: "Lea", "Lea et Tom", "Lea, Tom et Ines". */
export const direNoms = (noms: readonly string[]): string =>
  new Intl.ListFormat("fr", { type: "conjunction" }).format(noms);
