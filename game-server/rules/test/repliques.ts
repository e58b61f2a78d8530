/** The real lines of the patron, for the tests. */
import { lireFichierRepliquesDuPatron } from "#game/ports/adapters/repliques-maison.ts";

export const REPLIQUES = lireFichierRepliquesDuPatron();
