/** The patron, as a room remembers him. */
import type { PoseDuPatron } from "#contracts/patron.ts";
import type { Morceau } from "#contracts/partie.ts";

export interface RepliqueDite {
  /** How many things he has said in this room, this one included. */
  readonly numero: number;
  readonly pose: PoseDuPatron;
  readonly texte: readonly Morceau[];
  /** The step with which the line disappears; null: it stays. */
  readonly etape: number | null;
}

export interface Patron {
  /** The last thing said, as long as it holds. */
  readonly dit: RepliqueDite | null;
  /** When he last spoke. */
  readonly a: number | null;
  /** When he will remark a silence. */
  readonly veille: number | null;
  /** Ids of what he has said: never twice in a room. */
  readonly vues: readonly string[];
  /** Of this game, by player: questions right in a row, or wrong when negative; the one on the table aside. */
  readonly series: Readonly<Record<string, number>>;
}
