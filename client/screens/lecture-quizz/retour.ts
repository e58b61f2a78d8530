/** The list that led to a quizz, passed from page to page through the history: plateforme §2 "Community read-only views". Pure. */
import { z } from "zod";
import { type AdresseDePage, trouverCheminDePage, estAdresseDePage } from "../../app/paths.ts";

const etatListe = z.object({ liste: z.string().refine(estAdresseDePage) });

/** Address of the list that led to a quizz, from the history's state; the whole community list by default. */
export function lireAdresseDeListeDOrigine(etat: unknown): AdresseDePage {
  const lu = etatListe.safeParse(etat);
  return lu.success ? lu.data.liste : "/quizz-communaute";
}

/** Label of the link from a quizz back to the list that led to it. */
export const direLibelleDuLienDeRetour = (liste: AdresseDePage): string =>
  trouverCheminDePage(liste) === "/quizz" ? "Mes Quizz" : "Quizz communauté";
