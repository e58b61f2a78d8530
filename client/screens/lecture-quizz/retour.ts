/** The list one comes from, handed from page to page in the history: plateforme §2 "Community read-only views". Pure. */
import { z } from "zod";
import { type Adresse, cheminDe, estAdresse } from "../../app/paths.ts";

const etatListe = z.object({ liste: z.string().refine(estAdresse) });

/** Nothing, or something that is not ours: the whole list. */
export function listeDOu(etat: unknown): Adresse {
  const lu = etatListe.safeParse(etat);
  return lu.success ? lu.data.liste : "/quizz-communaute";
}

/** How the way back to it is called. */
export const nomDeListe = (liste: Adresse): string =>
  cheminDe(liste) === "/quizz" ? "Mes Quizz" : "Quizz communauté";
