/** The outcome of a table of the chaos tests, whether it plays over bare connections or in browsers. */
import type { RoomLineStatus } from "../../client/partie/line/connection.ts";

/** A game that a table saw to its end: the sips of each player, as the table of the end showed them. */
export interface ObservedFinishedGame {
  readonly code: string;
  readonly gorgees: readonly number[];
}

export interface ChaosRunOutcome {
  acquittees: number;
  incertaines: number;
  refusees: number;
  readonly finies: ObservedFinishedGame[];
  /** Ends without an acknowledgement, which the histories may or may not have. */
  readonly sansAccuse: ObservedFinishedGame[];
  /** Violations: the test fails when there is one. */
  readonly fautes: string[];
}

export const createChaosRunOutcome = (): ChaosRunOutcome => ({
  acquittees: 0,
  incertaines: 0,
  refusees: 0,
  finies: [],
  sansAccuse: [],
  fautes: [],
});

/** A screen whose disconnections are timed. */
export interface ObservedChaosScreen {
  readonly code: string;
  /** True when the status is read from a page of a browser. */
  readonly enPage?: boolean;
  readonly abonner: (abonne: () => void) => void;
  readonly lire: () => { readonly statut: RoomLineStatus };
}

export interface ChaosTable {
  readonly code: string;
  readonly bilan: ChaosRunOutcome;
  readonly ecrans: readonly ObservedChaosScreen[];
  /** Plays until `arret`, whatever happens to the server. */
  readonly jouer: (arret: AbortSignal) => Promise<void>;
  readonly fermer: () => void | Promise<void>;
}
