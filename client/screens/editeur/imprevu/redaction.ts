/** The card being written, and where it is in the deck: what the parts of its editor share. */
import { createContext, use } from "react";
import type { ImprevuLu } from "#contracts/edition-imprevu.ts";
import type { AtelierCarte, EtatCarte } from "../../../document/travail-de-carte.ts";

export interface RedactionCarte {
  readonly id: string;
  /** Its account. */
  readonly compte: string;
  readonly atelier: AtelierCarte;
  readonly etat: EtatCarte;
  /** The whole deck, in its order; empty until it has come. */
  readonly deck: readonly ImprevuLu[];
}

const Contexte = createContext<RedactionCarte | null>(null);
export const FournisseurCarte = Contexte;

/** Throws outside of the editor of an imprévu (a bug). */
export function useCarte(): RedactionCarte {
  const redaction = use(Contexte);
  if (redaction === null) throw new Error("useCarte outside of the editor of an imprévu");
  return redaction;
}
