/** What is kept of a game that was played: jeu §7 (historique), decisions-jeu "End and vote". */
import { z } from "zod";
import { exploit } from "./mini-jeux.ts";
import { codeRoom, jeton } from "./room.ts";
import { releveDeSoiree } from "./statistiques.ts";

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

/** Claims every line of a finished game that nobody has claimed and whose secret this browser still holds. */
export const reclamations = z.object({ jetons: z.array(jeton).min(1).max(2) });
export const reclamees = z.object({ lignes: z.int() });

/** The line, as the server counted it. */
export const ligneHistorique = z.object({
  quizz: z.object({ _id: z.string().nullable(), title: z.string() }),
  date: z.string(),
  gorgees: z.int(),
});

/** What one player did in a finished game. */
const joueurDeSoiree = z.object({
  /** Hash of the secret of their browser. */
  jeton: z.string(),
  compte: z.string().nullable(),
  gorgees: z.int(),
  /** Null for the creator, who has none. */
  score: z.int().nullable(),
  /** Questions that were judged while they took part: what the score is out of. */
  questions: z.int(),
  /** They had left before the end. */
  parti: z.boolean(),
  exploits: z.array(exploit),
});

/** What is kept of a finished game, for the histories of those who played it. */
export const soireeFinie = z.object({
  /** The room's code and the game's own id: the same game is written once. */
  id: z.string(),
  code: codeRoom,
  quizzId: z.string(),
  titre: z.string(),
  /** Questions that were judged: not those that were skipped, nor those that an early end left out. */
  nbQuestions: z.int(),
  /** Everybody who had a line at the end. */
  joueurs: z.array(joueurDeSoiree),
  /** Of each question that was answered; none in the games that were stored before these were counted. */
  statistiques: z.array(releveDeSoiree).default([]),
});
export type SoireeFinie = z.infer<typeof soireeFinie>;
