/** Suggestions for a typed search. */
import { z } from "zod";

export const RECHERCHE_DE_SUGGESTION_LONGUEUR_MAX = 200;
/** Number of typed letters from which suggestions are made. */
export const SUGGESTION_LETTRES_MIN = 2;

/** A suggestion for a typed search: a title, a tag, or an author. */
export const suggestionDeRecherche = z.object({
  genre: z.enum(["titre", "tag", "auteur"]),
  texte: z.string(),
});
export type SuggestionDeRecherche = z.infer<typeof suggestionDeRecherche>;

/** Query of GET /suggestions. */
export const requeteSuggestions = z.object({
  search: z.string().max(RECHERCHE_DE_SUGGESTION_LONGUEUR_MAX),
});
export const reponseSuggestions = z.object({ suggestions: z.array(suggestionDeRecherche) });
