/** What a page hands to /error, in the history's state: what happened, and where to come back to once logged in. Pure. */
import { z } from "zod";
import { estAdresse } from "../paths.ts";

const etatErreur = z.object({
  message: z.string().optional(),
  /** A page of this site, and of no other. */
  retour: z.string().refine(estAdresse).optional(),
});
export type EtatErreur = z.infer<typeof etatErreur>;

/** Whatever is in the history: another page, or an older version of this one, may have written it. */
export function lireEtatErreur(etat: unknown): EtatErreur {
  const lu = etatErreur.safeParse(etat);
  return lu.success ? lu.data : {};
}
