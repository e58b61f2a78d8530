/** The outcome of a table of the chaos tests, whether it plays over bare connections or in browsers. */
import type { RoomLineStatus } from "../../client/partie/line/connection.ts";

/** A game that a table saw to its end: the sips of each player, as the table of the end showed them. */
export interface FinishedGame {
  readonly code: string;
  readonly gorgees: readonly number[];
}

export interface Outcome {
  acquittees: number;
  incertaines: number;
  refusees: number;
  readonly finies: FinishedGame[];
  /** Ends without an acknowledgement, which the histories may or may not have. */
  readonly sansAccuse: FinishedGame[];
  /** Violations: the test fails when there is one. */
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

/** A screen whose disconnections are timed. */
export interface ObservedScreen {
  readonly code: string;
  /** True when the status is read from a page of a browser. */
  readonly enPage?: boolean;
  readonly abonner: (abonne: () => void) => void;
  readonly lire: () => { readonly statut: RoomLineStatus };
}

export interface ChaosTable {
  readonly code: string;
  readonly bilan: Outcome;
  readonly ecrans: readonly ObservedScreen[];
  /** Plays until `arret`, whatever happens to the server. */
  readonly jouer: (arret: AbortSignal) => Promise<void>;
  readonly fermer: () => void | Promise<void>;
}
