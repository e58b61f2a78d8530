/** The real lines of the patron, for the tests. */
import { lireFichierRepliquesDuPatron } from "#game/ports/adapters/repliques-du-patron.ts";

export const REPLIQUES = lireFichierRepliquesDuPatron();
