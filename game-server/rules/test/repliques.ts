/** What the patron of the house says, for the tests. */
import { lireRepliquesMaison } from "#game/ports/adapters/repliques-maison.ts";

export const REPLIQUES = lireRepliquesMaison();
