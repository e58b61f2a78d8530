/** Finished games, from where the journals stored them to the process that has the histories: sent until it says that it has them. */
import { soireeFinie, type SoireeFinie } from "#contracts/historique.ts";
import type { Historique } from "#game/ports/ports.ts";
import type { Magasin } from "./magasin.ts";

const REESSAI_MIN_MS = 1_000;
const REESSAI_MAX_MS = 5_000;
/** Somebody who died may have left some. */
const TOURNEE_MS = 15_000;

export interface OptionsEnvoi {
  readonly magasin: Pick<Magasin, "soirees" | "retirerSoirees">;
  /** Resolves once they are written there, once each however often they are sent. */
  readonly envoyer: (soirees: readonly SoireeFinie[]) => Promise<void>;
  readonly signaler: (erreur: unknown) => void;
}

export interface EnvoiSoirees extends Historique {
  /** What is left is for the others, or for the next start. */
  fermer(): void;
}

export function createEnvoiSoirees({ magasin, envoyer, signaler }: OptionsEnvoi): EnvoiSoirees {
  let minuterie: NodeJS.Timeout | undefined;
  let attente = REESSAI_MIN_MS;
  let enCours = false;
  let encore = false;
  let ferme = false;

  /** One that cannot be read stays where it is: somebody has to look at it, and the others need not wait. */
  function lire({ _id, texte }: { readonly _id: string; readonly texte: string }): SoireeFinie[] {
    try {
      return [soireeFinie.parse(JSON.parse(texte))];
    } catch (cause) {
      signaler(new Error(`${_id} cannot be read`, { cause }));
      return [];
    }
  }

  async function porter(): Promise<void> {
    const soirees = (await magasin.soirees()).flatMap(lire);
    if (soirees.length === 0) return;
    await envoyer(soirees);
    await magasin.retirerSoirees(soirees.map(({ id }) => id));
  }

  async function tournee(): Promise<void> {
    enCours = true;
    encore = false;
    clearTimeout(minuterie);
    try {
      await porter();
      attente = REESSAI_MIN_MS;
      prevoir(encore ? 0 : TOURNEE_MS);
    } catch (erreur) {
      signaler(erreur);
      prevoir(attente);
      attente = Math.min(attente * 2, REESSAI_MAX_MS);
    } finally {
      enCours = false;
    }
  }

  function prevoir(dansMs: number): void {
    if (!ferme) minuterie = setTimeout(() => void tournee(), dansMs);
  }

  return {
    relever() {
      if (enCours) encore = true;
      else if (!ferme) void tournee();
    },
    fermer() {
      ferme = true;
      clearTimeout(minuterie);
    },
  };
}
