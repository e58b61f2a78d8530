/** State that a page passes to /error through the history: the message, and the page to return to after a login. Pure. */
import { z } from "zod";
import { estAdresseDePage } from "../paths.ts";

const etatErreur = z.object({
  message: z.string().optional(),
  /** Address to return to after a login: only a page of this site. */
  retour: z.string().refine(estAdresseDePage).optional(),
});
export type EtatDePageErreur = z.infer<typeof etatErreur>;

/** Reads the state of /error from the history; empty when another page or an older version has written another shape. */
export function lireEtatDePageErreur(etat: unknown): EtatDePageErreur {
  const lu = etatErreur.safeParse(etat);
  return lu.success ? lu.data : {};
}
