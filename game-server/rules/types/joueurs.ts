/** The types of players and of what they drink: the lines of the ardoise, the sips that are handed out. */
import type { MotifDeLigne } from "#contracts/partie.ts";

export interface Joueur {
  readonly pseudo: string;
  /** The pseudo that this phone last asked for; the host may have changed it since. */
  readonly demande: string;
  readonly createur: boolean;
  readonly present: boolean;
  /**
   * Instant until which a step waits for the answer of this disconnected phone; null when connected, or when the wait is
   * over.
   */
  readonly attenduJusque: number | null;
  /** Instant until which the seat of a disconnected phone is kept. */
  readonly gardeJusque: number | null;
  /** Number of absences, so that an alarm of an earlier absence is recognised. */
  readonly absences: number;
  readonly score: number;
  /** Judged questions that were put to this player, out of which the score is told. For CREATEUR, all judged questions. */
  readonly jugees: number;
  /** Positions of the questions on which this player got a verdict, in order. */
  readonly verdicts: readonly number[];
  readonly sansAlcool: boolean;
  /** Whether the player has already cancelled a counter at the gamble in this game (jeu §3). */
  readonly gambling: boolean;
  /** Hash of the secret that lets this player come back; empty in local mode. */
  readonly jeton: string;
  /** Account of a logged-in player, whose history, sips and badges are kept. */
  readonly compte: string | null;
}

export interface DonDeGorgees {
  readonly de: string;
  readonly a: string;
  readonly gorgees: number;
}

/** Sips moved from a player's line into the player's hand. */
export interface PartageDeGorgees {
  readonly gorgees: number;
  /** Motive that had asked for the shared sips; null for several motives. */
  readonly sur: MotifDeLigne | null;
  /** Sips that the player had handed out earlier in the same step. */
  readonly avant: number;
}

/** Sips that go from hand to hand during one step; what each one still has to give follows from it (`calculerGorgeesADistribuerParJoueur`). */
export interface DistributionDeGorgees {
  /** Sips given to each player to hand out, without the bonus of the question, minus gifts dropped from `dons`. */
  readonly offerts: Readonly<Record<string, number>>;
  readonly dons: readonly DonDeGorgees[];
  /** Id of the first line of the ardoise that may belong to this step. */
  readonly depuis: number;
  /** The share of each player in this step; its sips are counted in `offerts`. */
  readonly partages: Readonly<Record<string, PartageDeGorgees>>;
}

/** A line of the ardoise: player, number of sips (negative to take off), motive, and question (position from 0). */
export interface LigneArdoise {
  readonly id: number;
  readonly qui: string;
  readonly gorgees: number;
  readonly motif: MotifDeLigne;
  readonly position: number;
  /** The giver, for a gift. */
  readonly de?: string;
  /** For a share, the motive of the line whose sips it moves. */
  readonly sur?: MotifDeLigne;
  /** The offer from which the line was written: `rang` among the offers of the text of step `tour`. */
  readonly offre?: { readonly tour: number; readonly rang: number };
  /** Id of the first line that the same press wrote, when it wrote several. */
  readonly lot?: number;
}

/** Sums of a player's lines that are too old to be undone one by one. */
export interface CompteDeGorgees {
  readonly gorgees: number;
  readonly lignes: number;
  /** Sips by position: those of a question with what followed it, and those of its verdict alone. */
  readonly positions: readonly number[];
  readonly verdicts: readonly number[];
  readonly imprevus: number;
  /** Sips that mini-games charged, minus shared ones; those that the gamble wiped later still count. */
  readonly miniJeux: number;
  readonly aLaRoue: number;
  /** All wiped sips but shares, as a positive number. */
  readonly effacees: number;
  readonly offertes: number;
  readonly recues: number;
  /** Keys of the players who gave sips to this one, and of those to whom this one gave. */
  readonly donneurs: readonly string[];
  readonly servis: readonly string[];
}

export interface DessinDuJoueur {
  /** Number of this drawing, unique in the room. */
  readonly numero: number;
  /** The strokes in the form of contracts/dessin.ts; empty once the host has wiped the drawing. */
  readonly traits: string;
  /** Instant of the drawing, in ms of the room's clock. */
  readonly a: number;
}

export interface DessinsDesJoueurs {
  /** Number of the next drawing. */
  readonly prochain: number;
  /** The drawings by player, including players who left this game. */
  readonly de: Readonly<Record<string, DessinDuJoueur>>;
}
