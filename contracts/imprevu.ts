/** Imprévus as they travel: plateforme §3 and §7. */
import { z } from "zod";
import { MEDIA_IMPREVU_DEFAUT } from "./limites.ts";
import { complement, media } from "./quizz.ts";

export const imprevu = z.object({
  _id: z.string(),
  text: z.string().max(2000),
  media: media.default(MEDIA_IMPREVU_DEFAUT),
  rare: z.boolean().default(false),
  culSec: z.boolean().default(false),
  suite: complement.nullable().default(null),
  liste: z.array(z.string().min(1).max(500)).default([]),
});
export type Imprevu = z.infer<typeof imprevu>;

/**
 * The three mini-games are imprévus known by their id (jeu §4): their text in the deck is only
 * a title for the administration's list.
 */
export const ID_ROULETTE_RUSSE = "mini-roulette-russe";
export const ID_GAMBLE = "mini-gamble";
export const ID_DEVINE = "mini-devine";
export const IDS_MINI_JEUX: readonly string[] = [ID_ROULETTE_RUSSE, ID_GAMBLE, ID_DEVINE];
