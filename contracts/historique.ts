/** Shapes of the calls about the histories of finished games, and of the call that claims one's row (jeu §7 historique, decisions-jeu "End and vote"). */
import { z } from "zod";
import { compteRenduDePartie } from "./compte-rendu.ts";
import { exploitDeMiniJeu } from "./mini-jeux.ts";
import { codeRoom, jetonDeNavigateur } from "./room.ts";
import { releveStatistiqueDeQuestionAvecTeneur } from "./statistiques.ts";

/**
 * Body that claims one's row of a finished game for the logged-in account. The room has written the row; `info` and
 * `gorgees` belong to the specification's call and are ignored.
 */
export const corpsReclamerLigneHistorique = z.object({
  quizzId: z.string().min(1).max(64),
  room: codeRoom,
  /** Secret of this browser in that room. */
  jeton: jetonDeNavigateur,
  info: z.unknown().optional(),
  gorgees: z.unknown().optional(),
});

/** Body that claims every unclaimed history row whose secret this browser still has. */
export const corpsReclamerLignesHistorique = z.object({
  jetons: z.array(jetonDeNavigateur).min(1).max(2),
});
export const reponseReclamerLignesHistorique = z.object({ lignes: z.int() });

/** Row of an account's history: a finished game, as the server counted it. */
export const ligneHistorique = z.object({
  quizz: z.object({ _id: z.string().nullable(), title: z.string() }),
  date: z.string(),
  gorgees: z.int(),
});

/** Result of a player in a finished game. */
const joueurDeSoiree = z.object({
  /** Hash of the browser's secret. */
  jeton: z.string(),
  compte: z.string().nullable(),
  gorgees: z.int(),
  /** Score; null for the creator, who has none. */
  score: z.int().nullable(),
  /** Questions judged while the player took part: the maximum score. */
  questions: z.int(),
  /** Whether the player had left before the end. */
  parti: z.boolean(),
  exploits: z.array(exploitDeMiniJeu),
});

/** A finished game, as written to its players' histories. */
export const partieFinie = z.object({
  /** Room code and id of the game, so that a game is written once. */
  id: z.string(),
  code: codeRoom,
  quizzId: z.string(),
  titre: z.string(),
  /** Number of judged questions, without skipped ones and those after an early end. */
  nbQuestions: z.int(),
  /** All players who had a line in the standings at the end. */
  joueurs: z.array(joueurDeSoiree),
  /** Statistics of each answered question; empty in games stored before statistics existed. */
  statistiques: z.array(releveStatistiqueDeQuestionAvecTeneur).default([]),
  /** Report of the game; absent from games stored before reports existed. */
  compteRendu: compteRenduDePartie.optional(),
  /** Questions that were shown, each with `calculerCleDeQuestionVue`; absent from games stored before they were remembered. */
  vues: z.array(z.object({ question: z.string(), cle: z.string() })).optional(),
});
export type PartieFinie = z.infer<typeof partieFinie>;
