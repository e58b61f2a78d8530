/** Finished games, from where the journals stored them to the process that has the histories: sent until it says that it has them. */
import { soireeFinie, type SoireeFinie } from "#contracts/historique.ts";
import type { Historique } from "#game/ports/ports.ts";
import type { RedisStore, WaitingSoiree } from "./redis-store.ts";

const REESSAI_MIN_MS = 1_000;
const REESSAI_MAX_MS = 5_000;
/** Somebody who died may have left some. */
const TOURNEE_MS = 15_000;
/** Sent at once: as many, and as much text, as one request may hold and as is written in the time of one. */
const LOT = 50;
const TEXTE_MAX = 4 * 2 ** 20;
/** One that is refused by itself is shown again after this: there may be a newer API. */
const REFUS_MS = 300_000;

/** Whoever has the histories understood nothing of what was sent, or found it too long: less of it may do. */
export class FinishedGamesRefused extends Error {
  override readonly name = "FinishedGamesRefused";
}

export interface FinishedGamesOutboxOptions {
  readonly store: Pick<RedisStore, "soireesParLots" | "retirerSoirees">;
  /** Resolves once they are written there, once each however often they are sent. Rejects with `FinishedGamesRefused`, or when nobody answers. */
  readonly envoyer: (soirees: readonly SoireeFinie[]) => Promise<void>;
  readonly signaler: (erreur: unknown) => void;
}

export interface FinishedGamesOutbox extends Historique {
  /** What is left is for the others, or for the next start. */
  fermer(): void;
}

export function createFinishedGamesOutbox({
  store,
  envoyer,
  signaler,
}: FinishedGamesOutboxOptions): FinishedGamesOutbox {
  let minuterie: NodeJS.Timeout | undefined;
  let attente = REESSAI_MIN_MS;
  let enCours = false;
  let encore = false;
  let ferme = false;

  /** When each was refused by itself. */
  const refusees = new Map<string, number>();
  /** Said once. */
  const illisibles = new Set<string>();

  /** One that cannot be read stays where it is: somebody has to look at it, and the others need not wait. */
  function lire({ _id, texte }: WaitingSoiree): SoireeFinie[] {
    try {
      return refusees.has(_id) ? [] : [soireeFinie.parse(JSON.parse(texte))];
    } catch (cause) {
      if (!illisibles.has(_id)) signaler(new Error(`${_id} cannot be read`, { cause }));
      illisibles.add(_id);
      return [];
    }
  }

  /** What is refused is halved, so that one of them holds up no other. */
  async function porterLot(soirees: readonly SoireeFinie[]): Promise<void> {
    const [premiere] = soirees;
    if (premiere === undefined) return;
    try {
      await envoyer(soirees);
    } catch (erreur) {
      if (!(erreur instanceof FinishedGamesRefused)) throw erreur;
      if (soirees.length === 1) {
        refusees.set(premiere.id, performance.now());
        signaler(new Error(`${premiere.id} is refused`, { cause: erreur }));
        return;
      }
      const moitie = Math.ceil(soirees.length / 2);
      await porterLot(soirees.slice(0, moitie));
      await porterLot(soirees.slice(moitie));
      return;
    }
    await store.retirerSoirees(soirees.map(({ id }) => id));
  }

  async function porter(): Promise<void> {
    for (const [id, quand] of refusees)
      if (performance.now() - quand > REFUS_MS) refusees.delete(id);
    for await (const page of store.soireesParLots(LOT))
      for (const lot of decouper(page)) await porterLot(lot.flatMap(lire));
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

/** As much as is sent at once. */
function decouper(page: readonly WaitingSoiree[]): readonly (readonly WaitingSoiree[])[] {
  const lots: WaitingSoiree[][] = [];
  let texte = Number.POSITIVE_INFINITY;
  for (const soiree of page) {
    const lot = lots.at(-1) ?? [];
    if (lot.length >= LOT || texte + soiree.texte.length > TEXTE_MAX) {
      lots.push([soiree]);
      texte = soiree.texte.length;
    } else {
      lot.push(soiree);
      texte += soiree.texte.length;
    }
  }
  return lots;
}
