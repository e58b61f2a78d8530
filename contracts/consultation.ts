/** Data that a screen fetches from its game, because it is too long or too private for the synchronized state. */
import { z } from "zod";
import { compositionTiree } from "./composition.ts";
import { dessinEncode } from "./dessin.ts";
import { motifDeLigne } from "./partie.ts";
import { codeRefus } from "./refus.ts";

/** Number of lines of the ardoise in an answer. */
export const LIGNES_ARDOISE_PAR_PAGE = 100;
/** Number of drawings in an answer. */
export const DESSINS_PAR_LOT = 24;

export const consultation = z.discriminatedUnion("quoi", [
  /** Last lines of the ardoise, latest first; `avant`: only lines before the line of that number. */
  z.object({ quoi: z.literal("ardoise"), avant: z.int().min(0).optional() }),
  /** Ids of the quizz and the question on screen, for a report. */
  z.object({ quoi: z.literal("references") }),
  /** Ids of the quizzes that this room has played to the end, for its picker. */
  z.object({ quoi: z.literal("joues") }),
  /** The composed quizz that is chosen: its questions, and the quizzes that they come from. */
  z.object({ quoi: z.literal("composition") }),
  /** Drawings by their numbers, for any screen of the room. */
  z.object({
    quoi: z.literal("dessins"),
    numeros: z.array(z.int().min(1)).min(1).max(DESSINS_PAR_LOT),
  }),
]);
export type Consultation = z.infer<typeof consultation>;

export const ligneArdoiseConsultee = z.object({
  id: z.int(),
  qui: z.string(),
  gorgees: z.int(),
  motif: motifDeLigne,
  /** Position in the quizz, from 0, of the question or message at which the line was written. */
  position: z.int(),
  /** Rank from 1 of the question at which the line was written, or of the last question before the message; 0: none yet. */
  numero: z.int(),
  /** Player who gave the sips, for a gift. */
  de: z.string().optional(),
  /** Number of the first of the lines that one command wrote, and that are taken back together. */
  lot: z.int().optional(),
});
export type LigneArdoiseConsultee = z.infer<typeof ligneArdoiseConsultee>;

export const reponseConsultation = z.discriminatedUnion("quoi", [
  z.object({
    quoi: z.literal("ardoise"),
    lignes: z.array(ligneArdoiseConsultee),
    suite: z.boolean(),
    /** Sums of each player's lines before the first kept one; with the last page only. */
    reports: z.array(z.object({ qui: z.string(), gorgees: z.int() })),
  }),
  z.object({
    quoi: z.literal("references"),
    quizzId: z.string().nullable(),
    questionId: z.string().nullable(),
  }),
  z.object({ quoi: z.literal("joues"), ids: z.array(z.string()) }),
  z.object({
    quoi: z.literal("composition"),
    _id: z.string().nullable(),
    tiree: compositionTiree.nullable(),
  }),
  z.object({
    quoi: z.literal("dessins"),
    dessins: z.array(z.object({ numero: z.int(), traits: dessinEncode })),
  }),
  z.object({ quoi: z.literal("refus"), refus: codeRefus }),
]);
export type ReponseConsultation = z.infer<typeof reponseConsultation>;
