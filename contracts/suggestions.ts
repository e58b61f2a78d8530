/** Suggestions for a typed search. */
import { z } from "zod";

export const RECHERCHE_MAX = 200;
/** Number of typed letters from which suggestions are made. */
export const SUGGESTION_LETTRES_MIN = 2;

/** A suggestion for a typed search: a title, a tag, or an author. */
export const suggestion = z.object({
  genre: z.enum(["titre", "tag", "auteur"]),
  texte: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** Query of GET /suggestions. */
export const requeteSuggestions = z.object({ search: z.string().max(RECHERCHE_MAX) });
export const suggestions = z.object({ suggestions: z.array(suggestion) });
