/** The draft of an imprévu in this browser, one for each account and card; it stays a month. Decision 0093. */
import { z } from "zod";
import { complement } from "#contracts/quizz.ts";
import { niveau } from "#contracts/niveaux.ts";
import { garder, lireGarde } from "../browser/tiroir.ts";
import type { ImprevuEcrit } from "./travail-de-carte.ts";

const UN_MOIS_MS = 30 * 86_400_000;

const carte = z.object({
  text: z.string(),
  media: z.string(),
  rare: z.boolean(),
  culSec: z.boolean(),
  // one of before was not
  juge: z.boolean().default(false),
  suite: complement.extend({ text: z.string() }).nullable(),
  liste: z.array(z.string()),
  niveau,
  paquet: z.string(),
}) satisfies z.ZodType<ImprevuEcrit>;

const brouillon = z.object({
  forme: z.literal(1),
  /** Milliseconds since 1970. */
  garde: z.number(),
  /** Of the version that it was written over. */
  revision: z.int(),
  carte,
});
export type BrouillonDImprevu = z.infer<typeof brouillon>;

const nomDe = (compte: string, id: string): string => `brouillon/${compte}/imprevu-${id}/carte`;

/** @returns whether there was room */
export function garderBrouillonDImprevu(
  compte: string,
  id: string,
  contenu: Omit<BrouillonDImprevu, "forme"> | null,
): boolean {
  const texte = contenu === null ? null : JSON.stringify({ forme: 1, ...contenu });
  return garder(nomDe(compte, id), texte);
}

/** Null when there is none, when it is too old, or not ours. */
export function lireBrouillonDImprevu(
  compte: string,
  id: string,
  maintenant: number,
): BrouillonDImprevu | null {
  try {
    const lu = brouillon.safeParse(JSON.parse(lireGarde(nomDe(compte, id)) ?? "null"));
    if (!lu.success) return null;
    if (maintenant - lu.data.garde <= UN_MOIS_MS) return lu.data;
    garder(nomDe(compte, id), null);
    return null;
  } catch {
    return null;
  }
}
