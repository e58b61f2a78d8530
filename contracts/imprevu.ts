/** Imprévus as they travel: plateforme §3 and §7. */
import { z } from "zod";
import {
  ELEMENT_IMPREVU_MAX,
  LISTE_IMPREVU_MAX,
  MEDIA_IMPREVU_DEFAUT,
  TEXTE_IMPREVU_MAX,
} from "./limites.ts";
import { niveau, nomPaquet, PAQUET_MAISON } from "./niveaux.ts";
import { complement, media } from "./quizz.ts";

export const imprevu = z.object({
  _id: z.string(),
  text: z.string().max(TEXTE_IMPREVU_MAX),
  media: media.default(MEDIA_IMPREVU_DEFAUT),
  rare: z.boolean().default(false),
  culSec: z.boolean().default(false),
  /** Whether the room votes on how well the named players did (decisions/0107). */
  juge: z.boolean().default(false),
  suite: complement.nullable().default(null),
  liste: z.array(z.string().min(1).max(ELEMENT_IMPREVU_MAX)).max(LISTE_IMPREVU_MAX).default([]),
  niveau: niveau.default("normal"),
  paquet: nomPaquet.default(PAQUET_MAISON),
});
export type Imprevu = z.infer<typeof imprevu>;
