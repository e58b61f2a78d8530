/** Who plays, as the process of the API sees it: read again all the time, so that whoever asks need not wait. */
import type { FicheProcessus } from "#contracts/processus.ts";
import type { RedisStore } from "#server/several-processes/redis/redis-store.ts";
import { fait } from "#contracts/interne.ts";
import type { Call } from "./internal-calls/calls.ts";

const LECTURE_MS = 500;

export interface KnownProcesses {
  /** Of the processes that live; null when Redis does not say. */
  lire(): readonly FicheProcessus[] | null;
  fermer(): void;
}

/** Resolves once they were read for the first time. */
export async function followProcesses(
  store: Pick<RedisStore, "processus">,
): Promise<KnownProcesses> {
  let dernieres: readonly FicheProcessus[] | null = null;
  let minuterie: NodeJS.Timeout | undefined;
  let fermees = false;

  async function relire(): Promise<void> {
    try {
      const processus = await store.processus();
      dernieres = processus.flatMap(({ fiche }) => fiche ?? []);
    } catch {
      // the line says so itself, in the log
      dernieres = null;
    }
    if (!fermees) minuterie = setTimeout(() => void relire(), LECTURE_MS);
  }

  await relire();
  return {
    lire: () => dernieres,
    fermer() {
      fermees = true;
      clearTimeout(minuterie);
    },
  };
}

// === Who answers this process on the private network: Redis says that they live, not that they can be reached from here.

/** Nobody who plays waits for it; one that takes longer is believed dead as well. */
const REPONSE_MAX_MS = 2_000;

/** Of these, the ones that answer, in their order. */
export type ReachabilityCheck = (
  cibles: readonly FicheProcessus[],
) => Promise<readonly FicheProcessus[]>;

/** It is asked again at each beat: `signaler` hears once of each that is silent. */
export function createReachabilityCheck(
  call: Call,
  signaler: (erreur: unknown) => void,
): ReachabilityCheck {
  let muettes = new Set<string>();
  return async (cibles) => {
    const silencieuses = new Set<string>();
    const issues = await Promise.all(
      cibles.map(async (cible) => {
        const { nom, adresse } = cible;
        try {
          // to throw nobody out: it changes nothing there, and is answered to whoever has the key
          await call(adresse, "exclusion", fait, { comptes: [] }, REPONSE_MAX_MS);
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
