/** The page of lists that one was on last, as it was searched and sorted: plateforme §2 "Quiz list pages" ("restored on return"). */
import { type Adresse, estAdresse } from "../app/paths.ts";

let derniere: Adresse = "/quizz";

export const listeRetenue = (): Adresse => derniere;

export function retenirListe(adresse: string): void {
  if (estAdresse(adresse)) derniere = adresse;
}
