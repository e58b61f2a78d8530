/** Imprévus as they travel: plateforme §3 and §7. */
import { z } from "zod";
import {
  ELEMENT_LISTE_IMPREVU_LONGUEUR_MAX,
  ELEMENTS_LISTE_IMPREVU_MAX,
  MEDIA_IMPREVU_DEFAUT,
  TEXTE_IMPREVU_LONGUEUR_MAX,
} from "./limites.ts";
import { niveauImprevu, nomPaquet, NOM_PAQUET_MAISON } from "./niveaux.ts";
import { donneesPreuveOuSuite, nomOuAdresseMedia } from "./quizz.ts";

export const imprevu = z.object({
  _id: z.string(),
  text: z.string().max(TEXTE_IMPREVU_LONGUEUR_MAX),
  media: nomOuAdresseMedia.default(MEDIA_IMPREVU_DEFAUT),
  rare: z.boolean().default(false),
  culSec: z.boolean().default(false),
  /** Whether the room votes on how well the named players did (decisions/0107). */
  juge: z.boolean().default(false),
  suite: donneesPreuveOuSuite.nullable().default(null),
  liste: z
    .array(z.string().min(1).max(ELEMENT_LISTE_IMPREVU_LONGUEUR_MAX))
    .max(ELEMENTS_LISTE_IMPREVU_MAX)
    .default([]),
  niveau: niveauImprevu.default("normal"),
  paquet: nomPaquet.default(NOM_PAQUET_MAISON),
});
export type Imprevu = z.infer<typeof imprevu>;
