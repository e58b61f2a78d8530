/** The ticks of "Qui avait juste ?" while they are given, so that a reloaded page still has them. Pure. */
import { z } from "zod";
import { codeRoom } from "#contracts/room.ts";
import { type Jugement, jugement } from "#contracts/partie.ts";
import type { Vue } from "#game/schema/etat.ts";

/** The room and the question that the ticks are about; a later game of the same room counts its steps anew. */
const question = z.object({
  room: codeRoom,
  tour: z.int().nonnegative(),
  texte: z.string(),
});
export type QuestionJugee = z.infer<typeof question>;

const gardes = z.object({
  question,
  enCorrection: z.boolean(),
  poses: z.record(z.string().max(64), jugement),
});

export interface JugementsGardes {
  /** The host is giving again verdicts that were already on the table. */
  readonly enCorrection: boolean;
  readonly poses: Readonly<Record<string, Jugement>>;
}

export const questionJugee = (vue: Vue): QuestionJugee => ({
  room: vue.code,
  tour: vue.tour,
  texte: vue.question?.text ?? "",
});

export const memeQuestion = (a: QuestionJugee, b: QuestionJugee): boolean =>
  a.room === b.room && a.tour === b.tour && a.texte === b.texte;

export const rienDePose: JugementsGardes = { enCorrection: false, poses: {} };

/** "" when there is nothing to keep. */
export function ecrireJugements(
  question: QuestionJugee,
  { enCorrection, poses }: JugementsGardes,
): string {
  if (!enCorrection && Object.keys(poses).length === 0) return "";
  return JSON.stringify({ question, enCorrection, poses });
}

/** The ticks kept for this question; none when they are about another one, or are not what we wrote. */
export function lireJugements(brut: string, posee: QuestionJugee): JugementsGardes {
  try {
    const lu = gardes.parse(JSON.parse(brut));
    if (memeQuestion(lu.question, posee)) return lu;
  } catch {
    // empty, or written by another version: the host ticks again
  }
  return rienDePose;
}
