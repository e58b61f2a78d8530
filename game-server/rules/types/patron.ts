/** The state of the patron in a room. */
import type { PoseDuPatron } from "#contracts/patron.ts";
import type { Morceau } from "#contracts/partie.ts";

export interface RepliqueDite {
  /** Number of lines that the patron has said in this room, this one included. */
  readonly numero: number;
  readonly pose: PoseDuPatron;
  readonly texte: readonly Morceau[];
  /** Number of the step with which the line disappears; null for a line that stays. */
  readonly etape: number | null;
}

export interface Patron {
  /** The last thing said, as long as it holds. */
  readonly dit: RepliqueDite | null;
  /** Instant of the last line. */
  readonly a: number | null;
  /** Instant at which the patron will remark a silence. */
  readonly veille: number | null;
  /** Ids of the lines already said, which are never repeated in a room. */
  readonly vues: readonly string[];
  /**
   * The series of this game by player: number of right answers in a row, negative for wrong ones, without the current
   * question.
   */
  readonly series: Readonly<Record<string, number>>;
}
