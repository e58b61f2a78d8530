/** What a save that failed was refused for. Pure. */
import { z } from "zod";
import type { Echec } from "../app/api/api.ts";

export type RefusEnvoi =
  | { readonly nom: "injoignable"; readonly message: string }
  | { readonly nom: "deconnecte" }
  | { readonly nom: "conflit" }
  | { readonly nom: "disparu" }
  | { readonly nom: "refus"; readonly message: string; readonly question: number | null };

/** Rank from 1. */
const detail = z.object({ question: z.int().positive() });
/** Somebody else's version: its date comes with the refusal. */
const perime = z.object({ date: z.string() });

export function lireRefusEnvoi({ statut, message, corps }: Echec): RefusEnvoi {
  if (statut === 0 || statut === 429 || statut >= 500) return { nom: "injoignable", message };
  if (statut === 401) return { nom: "deconnecte" };
  if (statut === 409 && perime.safeParse(corps).success) return { nom: "conflit" };
  if (statut === 404) return { nom: "disparu" };
  const lu = detail.safeParse(corps);
  return { nom: "refus", message, question: lu.success ? lu.data.question - 1 : null };
}
