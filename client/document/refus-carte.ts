/** What the save of an imprévu was refused for. Pure. */
import { refusImprevu } from "#contracts/edition-imprevu.ts";
import type { Echec } from "../app/api/api.ts";
import type { RefusEnvoi } from "./refus-envoi.ts";

export function lireRefusCarte({ statut, message, corps }: Echec): RefusEnvoi {
  if (statut === 0 || statut === 429 || statut >= 500) return { nom: "injoignable", message };
  if (statut === 401) return { nom: "deconnecte" };
  if (statut === 404) return { nom: "disparu" };
  // somebody else's version: its revision comes with the refusal
  const perime = statut === 409 && refusImprevu.safeParse(corps).data?.revision !== undefined;
  return perime ? { nom: "conflit" } : { nom: "refus", message, question: null };
}
