/** A media on its way to a question: from the page of one's own files to the editor, in the history's state. Pure. */
import { z } from "zod";
import { media } from "#contracts/quizz.ts";

const etatPorteur = z.object({ mediaPorte: media.refine((nom) => nom !== "") });
export type EtatPorteur = z.infer<typeof etatPorteur>;

/** Null for what is in the history of any other page. */
export const lireMediaPorte = (etat: unknown): string | null =>
  etatPorteur.safeParse(etat).data?.mediaPorte ?? null;
