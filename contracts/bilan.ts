/** Counts of cases, contestations and contents for the administrators' page (plateforme §2 "Admin"). */
import { z } from "zod";

export const bilanAdministrateur = z.object({
  /** Numbers of open cases, and of contested cases to answer. */
  ouvertes: z.int().min(0),
  contestees: z.int().min(0),
  /** Date of the last backup; null: there is none. */
  sauvegarde: z.string().nullable(),
  imprevus: z.int().min(0),
  comptes: z.int().min(0),
  mots: z.int().min(0),
});
export type BilanAdministrateur = z.infer<typeof bilanAdministrateur>;

/** Answer of the lamp test; `reglee`: whether the server knows a lamp. */
export const reponseEssaiDeLampe = z.object({ message: z.string(), reglee: z.boolean() });
