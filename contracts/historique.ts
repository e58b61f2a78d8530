/** What is kept of a game that was played: jeu §7 (historique), decisions-jeu "End and vote". */
import { z } from "zod";
import type { Exploit } from "./mini-jeux.ts";
import { codeRoom, jeton } from "./room.ts";

/**
 * Claims one's line of a finished game for the account now logged in. The room has written it; `info` and `gorgees` are
 * those of the specification's call, and are not read.
 */
export const reclamation = z.object({
  quizzId: z.string().min(1).max(64),
  room: codeRoom,
  /** The secret that this browser had in that room. */
  jeton,
  info: z.unknown().optional(),
  gorgees: z.unknown().optional(),
});

/** The line, as the server counted it. */
export const ligneHistorique = z.object({
  quizz: z.object({ _id: z.string().nullable(), title: z.string() }),
  date: z.string(),
  gorgees: z.int(),
});

/** What is kept of a finished game, for the histories of those who played it. */
export interface SoireeFinie {
  /** The room's code and the game's own id: the same game is written once. */
  readonly id: string;
  readonly code: string;
  readonly quizzId: string;
  readonly titre: string;
  readonly nbQuestions: number;
  /** Everybody who had a line at the end, with the hash of their secret. */
  readonly joueurs: readonly {
    readonly jeton: string;
    readonly compte: string | null;
    readonly gorgees: number;
    readonly score: number | null;
    readonly exploits: readonly Exploit[];
  }[];
}
