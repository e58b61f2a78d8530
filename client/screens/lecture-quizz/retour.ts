/** The list that led to a quizz, passed from page to page through the history: plateforme §2 "Community read-only views". Pure. */
import { z } from "zod";
import { type Adresse, cheminDe, estAdresse } from "../../app/paths.ts";

const etatListe = z.object({ liste: z.string().refine(estAdresse) });

/** Address of the list that led to a quizz, from the history's state; the whole community list by default. */
export function adresseListeDeDepart(etat: unknown): Adresse {
  const lu = etatListe.safeParse(etat);
  return lu.success ? lu.data.liste : "/quizz-communaute";
}

/** Label of the link from a quizz back to the list that led to it. */
export const nomDuLienDeRetour = (liste: Adresse): string =>
  cheminDe(liste) === "/quizz" ? "Mes Quizz" : "Quizz communauté";
