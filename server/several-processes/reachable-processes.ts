/** Who answers this process on the private network: Redis says that they live, not that they can be reached from here. */
import { fait } from "#contracts/interne.ts";
import type { FicheProcessus } from "#contracts/processus.ts";
import type { Appeler } from "./internal-calls/calls.ts";

/** Nobody who plays waits for it; one that takes longer is believed dead as well. */
const REPONSE_MAX_MS = 2_000;

/** Of these, the ones that answer, in their order. */
export type Joignables = (cibles: readonly FicheProcessus[]) => Promise<readonly FicheProcessus[]>;

/** It is asked again at each beat: `signaler` hears once of each that is silent. */
export function createJoignables(
  appeler: Appeler,
  signaler: (erreur: unknown) => void,
): Joignables {
  let muettes = new Set<string>();
  return async (cibles) => {
    const silencieuses = new Set<string>();
    const issues = await Promise.all(
      cibles.map(async (cible) => {
        const { nom, adresse } = cible;
        try {
          // to throw nobody out: it changes nothing there, and is answered to whoever has the key
          await appeler(adresse, "exclusion", fait, { comptes: [] }, REPONSE_MAX_MS);
          return [cible];
        } catch (cause) {
          silencieuses.add(nom);
          if (!muettes.has(nom))
            signaler(
              new Error(`${nom} does not answer at ${adresse}: no game goes there`, { cause }),
            );
          return [];
        }
      }),
    );
    muettes = silencieuses;
    return issues.flat();
  };
}
