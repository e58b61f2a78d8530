/** What a screen may read of its game, beside the synchronized state: too long, or not for every phone. */
import { z } from "zod";
import { dessinEncode } from "./dessin.ts";
import { motif } from "./partie.ts";
import { codeRefus } from "./refus.ts";

/** Lines of the ardoise in one answer. */
export const LIGNES_PAR_PAGE = 100;
/** Drawings in one answer. */
export const DESSINS_PAR_LOT = 24;

export const consultation = z.discriminatedUnion("quoi", [
  /** The last lines of the ardoise, latest first; `avant`: those before this line. */
  z.object({ quoi: z.literal("ardoise"), avant: z.int().min(0).optional() }),
  /** Ids of the quizz and of the question on the table, for a report. */
  z.object({ quoi: z.literal("references") }),
  /** Ids of the quizzes that this room has played to the end, for its picker. */
  z.object({ quoi: z.literal("joues") }),
  /** Drawings by their numbers: any screen of the room may. */
  z.object({
    quoi: z.literal("dessins"),
    numeros: z.array(z.int().min(1)).min(1).max(DESSINS_PAR_LOT),
  }),
]);
export type Consultation = z.infer<typeof consultation>;

export const ligneArdoise = z.object({
  id: z.int(),
  qui: z.string(),
  gorgees: z.int(),
  motif,
  /** Place in the quizz of what it was written on, messages counted, from 0. */
  position: z.int(),
  /** Rank of that question, or of the last one before that message, from 1; 0: there was none yet. */
  numero: z.int(),
  /** Who gave, for a gift. */
  de: z.string().optional(),
  /** The first line of those that one press wrote and one press takes back. */
  lot: z.int().optional(),
});
export type LigneArdoiseLue = z.infer<typeof ligneArdoise>;

export const reponseConsultation = z.discriminatedUnion("quoi", [
  z.object({
    quoi: z.literal("ardoise"),
    lignes: z.array(ligneArdoise),
    suite: z.boolean(),
    /** What each one's lines before the first that is kept come to; with the last page only. */
    reports: z.array(z.object({ qui: z.string(), gorgees: z.int() })),
  }),
  z.object({
    quoi: z.literal("references"),
    quizzId: z.string().nullable(),
    questionId: z.string().nullable(),
  }),
  z.object({ quoi: z.literal("joues"), ids: z.array(z.string()) }),
  z.object({
    quoi: z.literal("dessins"),
    dessins: z.array(z.object({ numero: z.int(), traits: dessinEncode })),
  }),
  z.object({ quoi: z.literal("refus"), refus: codeRefus }),
]);
export type ReponseConsultation = z.infer<typeof reponseConsultation>;
