/** The patron, who comments in writing at the edge of the slate: occasions, poses, lines (mise-en-scene "Le patron"). */
import { z } from "zod";

/** Setting of the patron's talkativeness. */
export const bavardageDuPatron = z.enum(["bavard", "discret", "muet"]);
export type BavardageDuPatron = z.infer<typeof bavardageDuPatron>;

export const poseDuPatron = z.enum(["neutre", "amuse", "admiratif", "desole", "severe"]);
export type PoseDuPatron = z.infer<typeof poseDuPatron>;

/** Situations that the patron comments; the first one wins when several occur. */
export const situationDuPatron = z.enum([
  "fin",
  "retourSalon",
  "encore",
  "lancement",
  "beaucoup",
  "soixanteNeuf",
  "culSec",
  "rare",
  "miniJeu",
  "imprevu",
  "derniereQuestion",
  "minutee",
  "personneJuste",
  "sansReponse",
  "tousJustes",
  "seulJuste",
  "remontee",
  "serieJuste",
  "serieFaux",
  "tete",
  "egalite",
  "rapidite",
  "premierFaux",
  "dernierARepondre",
  "silence",
  "eau",
  "retardataire",
  "arrivee",
  "cadeau",
]);
export type SituationDuPatron = z.infer<typeof situationDuPatron>;

/** Longest line of the patron, in characters: it must be readable while it is shown. */
export const REPLIQUE_LONGUEUR_MAX = 90;
/** Fewest lines of the patron for a situation, so that an evening does not repeat them. */
const PAR_SITUATION_MIN = 5;

export const replique = z
  .object({
    id: z.string().min(1).max(24),
    pose: poseDuPatron,
    text: z.string().min(1).max(REPLIQUE_LONGUEUR_MAX),
  })
  .strict();
export type Replique = z.infer<typeof replique>;

/** The file `db/content/patron.json`: at least a few lines for each situation. */
export const repliques = z.record(situationDuPatron, z.array(replique).min(PAR_SITUATION_MIN));
export type Repliques = z.infer<typeof repliques>;
