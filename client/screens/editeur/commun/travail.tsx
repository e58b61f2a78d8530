/** What the head of an editor shows and does, whatever is written there: a quizz, an imprévu. */
import { createContext, use } from "react";
import type { EtatTravail } from "../../../document/atelier.ts";

/** What is said when the same thing was changed, or deleted, elsewhere. */
export interface MotsTravail {
  readonly conflit: string;
  readonly disparu: string;
}

export interface Travail {
  readonly etat: EtatTravail;
  readonly mots: MotsTravail;
  readonly annuler: () => void;
  readonly retablir: () => void;
  readonly enregistrer: () => Promise<unknown>;
}

const Contexte = createContext<Travail | null>(null);
export const FournisseurTravail = Contexte;

/** Throws outside of an editor (a bug). */
export function useTravail(): Travail {
  const travail = use(Contexte);
  if (travail === null) throw new Error("useTravail outside of an editor");
  return travail;
}
