/** What the host's screen may read of its game, beside the synchronized state: too long, or not for every phone. */
import { z } from "zod";
import { motif } from "./partie.ts";
import { codeRefus } from "./refus.ts";

/** Lines of the ardoise in one answer. */
export const LIGNES_PAR_PAGE = 100;

export const consultation = z.discriminatedUnion("quoi", [
  /** The last lines of the ardoise, latest first; `avant`: those before this line. */
  z.object({ quoi: z.literal("ardoise"), avant: z.int().min(0).optional() }),
  /** Ids of the quizz and of the question on the table, for a report. */
  z.object({ quoi: z.literal("references") }),
  /** Ids of the quizzes that this room has played to the end, for its picker. */
  z.object({ quoi: z.literal("joues") }),
]);
export type Consultation = z.infer<typeof consultation>;

export const ligneArdoise = z.object({
  id: z.int(),
  qui: z.string(),
  gorgees: z.int(),
  motif,
  /** Rank of the question it was written on, from 0. */
  position: z.int(),
  /** Who gave, for a gift. */
  de: z.string().optional(),
  /** The first line of those that one press wrote and one press takes back. */
  lot: z.int().optional(),
});
export type LigneArdoiseLue = z.infer<typeof ligneArdoise>;

export const reponseConsultation = z.discriminatedUnion("quoi", [
  z.object({ quoi: z.literal("ardoise"), lignes: z.array(ligneArdoise), suite: z.boolean() }),
  z.object({
    quoi: z.literal("references"),
    quizzId: z.string().nullable(),
    questionId: z.string().nullable(),
  }),
  z.object({ quoi: z.literal("joues"), ids: z.array(z.string()) }),
  z.object({ quoi: z.literal("refus"), refus: codeRefus }),
]);
export type ReponseConsultation = z.infer<typeof reponseConsultation>;
