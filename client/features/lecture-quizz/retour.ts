/** The list one comes from, handed from page to page in the history: plateforme §2 "Community read-only views". Pure. */
import { z } from "zod";
import type { Adresse } from "../../chemins.ts";

const etatListe = z.object({ search: z.string() });
export type EtatListe = z.infer<typeof etatListe>;

/** Nothing, or something that is not ours: the whole list. */
export function lireEtatListe(etat: unknown): EtatListe {
  const lu = etatListe.safeParse(etat);
  return lu.success ? lu.data : { search: "" };
}

export const versListe = ({ search }: EtatListe): Adresse =>
  search === "" ? "/quizz-communaute" : `/quizz-communaute?${search}`;
