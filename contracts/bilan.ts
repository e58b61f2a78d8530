/** What awaits administrators, for /admin (plateforme §2 "Admin"). */
import { z } from "zod";

export const bilan = z.object({
  /** Cases to be dealt with, and of those that were, contested ones to be answered. */
  ouvertes: z.int().min(0),
  contestees: z.int().min(0),
  /** When the last backup was made; null: there is none. */
  sauvegarde: z.string().nullable(),
  imprevus: z.int().min(0),
  comptes: z.int().min(0),
  mots: z.int().min(0),
});
export type Bilan = z.infer<typeof bilan>;

/** What trying the lamp answers: what was asked of it, and whether the server knows one. */
export const essaiDeLampe = z.object({ message: z.string(), reglee: z.boolean() });
