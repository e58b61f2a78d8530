/** What is kept of a game that was played: jeu §7 (historique), decisions-jeu "End and vote". */
import { z } from "zod";
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
