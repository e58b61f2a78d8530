/** The patron, who speaks in writing at the edge of the slate: what he comments, how he stands, what he may say. mise-en-scene "Le patron". */
import { z } from "zod";

/** How much he speaks. */
export const bavardage = z.enum(["bavard", "discret", "muet"]);
export type Bavardage = z.infer<typeof bavardage>;

export const pose = z.enum(["neutre", "amuse", "admiratif", "desole", "severe"]);
export type Pose = z.infer<typeof pose>;

/** What he comments. Of several at once it is the first one here. */
export const situation = z.enum([
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
export type Situation = z.infer<typeof situation>;

/** Longer, it would not be read in the time that it stays. */
export const REPLIQUE_MAX = 90;
/** Fewer, and one evening has heard them all. */
const PAR_SITUATION_MIN = 5;

export const replique = z
  .object({ id: z.string().min(1).max(24), pose, text: z.string().min(1).max(REPLIQUE_MAX) })
  .strict();
export type Replique = z.infer<typeof replique>;

/** The file `db/content/patron.json`: at least a few lines for each situation. */
export const repliques = z.record(situation, z.array(replique).min(PAR_SITUATION_MIN));
export type Repliques = z.infer<typeof repliques>;
