/**
 * A proof, or what follows, while it is written: in no document until Valider, and kept in this browser all the same, for the tab
 * that is killed in the middle of a sentence. Decision 0082.
 */
import { z } from "zod";
import { garder, lireGarde } from "../../../browser/tiroir.ts";

const ecrit = z.object({ text: z.string(), media: z.string(), liste: z.array(z.string()) });
export type ComplementEcrit = z.infer<typeof ecrit>;

const nomDe = (idQuestion: string, nom: string): string => `complement/${idQuestion}/${nom}`;

/** Null when nothing was left, or something that is not ours. */
export function lireComplement(idQuestion: string, nom: string): ComplementEcrit | null {
  try {
    const lu = ecrit.safeParse(JSON.parse(lireGarde(nomDe(idQuestion, nom)) ?? "null"));
    return lu.success ? lu.data : null;
  } catch {
    return null;
  }
}

/** @param quoi null: it was kept for good, or is not wanted */
export function garderComplement(
  idQuestion: string,
  nom: string,
  quoi: ComplementEcrit | null,
): void {
  garder(nomDe(idQuestion, nom), quoi === null ? null : JSON.stringify(quoi));
}
