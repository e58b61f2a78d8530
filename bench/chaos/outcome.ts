/** What any table of a shaking has to say at the end, whether it plays on lines or in browsers. */
import type { Statut } from "../../client/partie/line/connection.ts";

/** A game that a table saw to its end: sips by player, as the end table showed them. */
export interface FinishedGame {
  readonly code: string;
  readonly gorgees: readonly number[];
}

export interface Outcome {
  acquittees: number;
  incertaines: number;
  refusees: number;
  readonly finies: FinishedGame[];
  /** Ends that it saw without ever hearing that they were acknowledged: the histories may have them. */
  readonly sansAccuse: FinishedGame[];
  /** What must never happen. */
  readonly fautes: string[];
}

export const newOutcome = (): Outcome => ({
  acquittees: 0,
  incertaines: 0,
  refusees: 0,
  finies: [],
  sansAccuse: [],
  fautes: [],
});

/** A screen whose cuts are timed. */
export interface ObservedScreen {
  readonly code: string;
  /** What is read is what a browser shows. */
  readonly enPage?: boolean;
  readonly abonner: (abonne: () => void) => void;
  readonly lire: () => { readonly statut: Statut };
}

export interface ChaosTable {
  readonly code: string;
  readonly bilan: Outcome;
  readonly ecrans: readonly ObservedScreen[];
  /** Plays until told to stop, whatever happens to the server. */
  readonly jouer: (arret: AbortSignal) => Promise<void>;
  readonly fermer: () => void | Promise<void>;
}
