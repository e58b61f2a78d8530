/** Finding a quizz: what is suggested while one types, and what is like another. */
import { z } from "zod";

export const RECHERCHE_MAX = 200;
/** Fewer letters say nothing yet. */
export const SUGGESTION_LETTRES_MIN = 2;

/** What one may have been about to type: the title of a quizz, a tag, somebody who has written one. */
export const suggestion = z.object({
  genre: z.enum(["titre", "tag", "auteur"]),
  texte: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** GET /suggestions */
export const requeteSuggestions = z.object({ search: z.string().max(RECHERCHE_MAX) });
export const suggestions = z.object({ suggestions: z.array(suggestion) });
