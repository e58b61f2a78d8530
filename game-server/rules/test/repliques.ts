/** The real lines of the patron, for the tests. */
import { lireRepliquesMaison } from "#game/ports/adapters/repliques-maison.ts";

export const REPLIQUES = lireRepliquesMaison();
