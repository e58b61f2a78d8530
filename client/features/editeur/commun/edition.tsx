/** What the pages of a quizz being written share: its atelier, its account, and the state of both. */
import { createContext, use } from "react";
import type { CompteConnecte } from "../../../compte/session.tsx";
import type { GestesDeRetour } from "./use-retours.ts";
import type { Atelier, EtatAtelier } from "../../../atelier/atelier.ts";

export interface Edition {
  readonly idQuizz: string;
  readonly compte: CompteConnecte;
  readonly atelier: Atelier;
  readonly etat: EtatAtelier;
  /** For whoever presses: they say what they did where it does not show. */
  readonly retours: GestesDeRetour;
}

const Contexte = createContext<Edition | null>(null);
export const FournisseurEdition = Contexte;

/** Throws outside of `CadreEdition` (a bug). */
export function useEdition(): Edition {
  const edition = use(Contexte);
  if (edition === null) throw new Error("useEdition outside of CadreEdition");
  return edition;
}
