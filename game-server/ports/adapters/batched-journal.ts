/**
 * Journal of the games, wherever they are stored (architecture, "The heart"; surete, "Faults"). All rooms share one
 * batch every few milliseconds, so one disk flush serves everybody, and the game's thread never waits for it.
 */
import type { PartieFinie } from "#contracts/historique.ts";
import type { LotEcrituresDeParties, PartieStockee } from "#db/repositories/parties-repository.ts";
import type { Partie } from "#game/rules/types.ts";
import { type GameMetrics, NO_GAME_METRICS } from "../metrics.ts";
import {
  type JournalDesParties,
  type PartieEnregistree,
  DUREE_ANNONCE_PARTIE_PERDUE_MS,
  type PartieStockeeIllisible,
} from "../ports.ts";
import {
  serializeGameWithChangedParts,
  computeClockIncludingServerStop,
  parseStoredGame,
} from "./stored-game.ts";

export interface PartiesJournalWriter {
  /**
   * Resolves once the batch is on disk; rejects when all of it may be missing. Only one batch is written at a time.
   * Returns the codes of games that another process plays by now, of which nothing was written.
   */
  ecrire(lot: LotEcrituresDeParties): Promise<readonly string[]>;
  fermer(): Promise<void>;
}

export interface BatchedJournalOptions {
  readonly ecrivain: PartiesJournalWriter;
  /** Reads the stored games, once, when the server starts. */
  readonly lire: () => Promise<readonly PartieStockee[]>;
  /** Called with each failed write, in English, for the log. */
  readonly signaler?: ((erreur: Error) => void) | undefined;
  /**
   * Called for a game that another process plays by now: its commands since then are neither stored nor acknowledged.
   */
  readonly perdue?: (code: string) => void;
  readonly metrics?: Pick<GameMetrics, "ecriture"> | undefined;
  /** Pause after a failed write; shorter in tests. */
  readonly reessaiMs?: number | undefined;
}

/** Least time between two batches of writes. An acknowledgement may wait that long; the screens do not. */
const INTERVALLE_MS = 20;
const REESSAI_DEFAUT_MS = 1000;
/** Time, in ms, after which a write is announced as a failure, while the journal still waits for it. */
const LENTEUR_MS = 3000;
const FERMETURE_MAX_MS = 4000;

/** The latest state of one room that must be written; a null `partie` means that the game must be forgotten. */
interface Sale {
  readonly partie: Partie | null;
  readonly instant: number;
  readonly attentes: readonly (() => void)[];
  /** When the oldest waiting change arrived, on the monotonic clock. */
  readonly depuis: number;
}

export interface BatchedJournal extends JournalDesParties {
  /** Age of the oldest state that is not on disk yet, in ms; 0 when none waits. */
  attenteMs(): number;
  /** Has the next state of each game written as a whole, since data that was on the disk may be gone. */
  toutRedire(): void;
}

/** What one transaction writes: states of games, and finished games. */
interface Lot {
  readonly sales: Map<string, Sale>;
  /** Finished games by id, with the resolvers of their callers. */
  readonly soirees: Map<
    string,
    { readonly soiree: PartieFinie; readonly attentes: readonly (() => void)[] }
  >;
}

const lotVide = (): Lot => ({ sales: new Map(), soirees: new Map() });
const estVide = ({ sales, soirees }: Lot) => sales.size === 0 && soirees.size === 0;

export function createBatchedJournal(options: BatchedJournalOptions): BatchedJournal {
  const { ecrivain, reessaiMs = REESSAI_DEFAUT_MS, metrics = NO_GAME_METRICS } = options;
  const ecouteurs = new Set<(enPanne: boolean) => void>();
  /** The state of each game that is on the disk, as far as this process knows. */
  const ecrites = new Map<string, Partie>();
  /** Codes of the games that left this process while a batch was written. The state in that batch is outdated, and is not tried again. */
  const quittees = new Set<string>();
  let prochain = lotVide();
  /** The batch that is being written. */
  let enRoute = lotVide();
  let minuterie: NodeJS.Timeout | undefined;
  let envoi: Promise<void> | null = null;
  let dernierEnvoi = Number.NEGATIVE_INFINITY;
  let enPanne = false;
  let fermeture: Promise<void> | null = null;

  function signaler(erreur: unknown): void {
    options.signaler?.(erreur instanceof Error ? erreur : new Error(String(erreur)));
  }

  function salir(code: string, partie: Partie | null, instant: number): Promise<void> {
    return new Promise((resoudre) => {
      // nothing is stored and the promise stays pending once the journal closes: a stopping server acknowledges nothing more
      if (fermeture !== null) return;
      const avant = prochain.sales.get(code);
      const attentes = [...(avant?.attentes ?? []), resoudre];
      const depuis = avant?.depuis ?? performance.now();
      prochain.sales.set(code, { partie, instant, attentes, depuis });
      planifier();
    });
  }

  function poster(soiree: PartieFinie): Promise<void> {
    return new Promise((resoudre) => {
      if (fermeture !== null) return;
      const attentes = [...(prochain.soirees.get(soiree.id)?.attentes ?? []), resoudre];
      prochain.soirees.set(soiree.id, { soiree, attentes });
      planifier();
    });
  }

  function planifier(): void {
    if (envoi !== null || minuterie !== undefined || estVide(prochain) || fermeture !== null)
      return;
    const delai = enPanne
      ? reessaiMs
      : Math.max(0, dernierEnvoi + INTERVALLE_MS - performance.now());
    minuterie = setTimeout(() => {
      minuterie = undefined;
      envoi = envoyer();
    }, delai);
  }

  async function envoyer(): Promise<void> {
    const lot = prochain;
    prochain = lotVide();
    enRoute = lot;
    dernierEnvoi = performance.now();
    const debut = dernierEnvoi;
    const mesurer = (reussie: boolean) => metrics.ecriture(performance.now() - debut, reussie);
    const lenteur = setTimeout(() => annoncer(true), LENTEUR_MS);
    try {
      const perdues = new Set(await ecrivain.ecrire(preparer(lot)));
      mesurer(true);
      for (const [code, { partie }] of lot.sales) {
        if (partie === null || perdues.has(code) || quittees.has(code)) ecrites.delete(code);
        else ecrites.set(code, partie);
      }
      annoncer(false);
      acquitter(lot, perdues);
      for (const code of perdues) options.perdue?.(code);
    } catch (erreur) {
      mesurer(false);
      signaler(erreur);
      // every game is written as a whole next time, since nobody knows how much of the batch was written
      ecrites.clear();
      reprendre(lot);
      annoncer(true);
    } finally {
      clearTimeout(lenteur);
      enRoute = lotVide();
      quittees.clear();
      envoi = null;
      planifier();
    }
  }

  /**
   * Resolves the promises of a written batch. The promise of a game that another process plays stays pending, because
   * nothing tells whether its change was kept.
   */
  function acquitter({ sales, soirees }: Lot, perdues: ReadonlySet<string>): void {
    const restees = [...sales].filter(([code]) => !perdues.has(code));
    const finies = [...soirees.values()].filter(({ soiree }) => !perdues.has(soiree.code));
    for (const { attentes } of [...restees.map(([, sale]) => sale), ...finies])
      for (const resoudre of attentes) resoudre();
  }

  function preparer({ sales, soirees }: Lot): LotEcrituresDeParties {
    const ecrire = [...sales].flatMap(([code, { partie, instant }]) =>
      partie === null
        ? []
        : [serializeGameWithChangedParts(partie, instant, ecrites.get(code) ?? null)],
    );
    return {
      ecrire,
      soirees: [...soirees].map(([_id, { soiree }]) => ({
        _id,
        code: soiree.code,
        texte: JSON.stringify(soiree),
      })),
      oublier: [...sales].filter(([, { partie }]) => partie === null).map(([code]) => code),
    };
  }

  /**
   * Puts a failed batch back in the queue, under later states of the same games. Games that have left this process are
   * dropped.
   */
  function reprendre(lot: Lot): void {
    for (const code of quittees) abandonner(lot, code);
    const { sales, soirees } = lot;
    for (const [code, sale] of sales) {
      const recente = prochain.sales.get(code) ?? { ...sale, attentes: [] };
      const attentes = [...sale.attentes, ...recente.attentes];
      prochain.sales.set(code, { ...recente, attentes, depuis: sale.depuis });
    }
    for (const [id, { soiree, attentes }] of soirees) {
      const recentes = prochain.soirees.get(id)?.attentes ?? [];
      prochain.soirees.set(id, { soiree, attentes: [...attentes, ...recentes] });
    }
  }

  /**
   * Drops the waiting state of a game that has left this process. The game may come back with a later state and a higher
   * rank, under which the old state would be accepted.
   */
  function abandonner({ sales, soirees }: Lot, code: string): void {
    const sale = sales.get(code);
    // the request to forget the game is settled; a change of the game is not acknowledged, because it may be lost
    if (sale?.partie === null) for (const resoudre of sale.attentes) resoudre();
    sales.delete(code);
    for (const [id, { soiree }] of soirees) if (soiree.code === code) soirees.delete(id);
  }

  function annoncer(panne: boolean): void {
    if (panne === enPanne) return;
    enPanne = panne;
    for (const ecouter of ecouteurs) {
      try {
        ecouter(panne);
      } catch (erreur) {
        // a failure in one room must not stop the others
        signaler(erreur);
      }
    }
  }

  async function fermer(): Promise<void> {
    clearTimeout(minuterie);
    const ecrireLeReste = async () => {
      await envoi;
      if (!estVide(prochain)) await envoyer();
    };
    let limite: NodeJS.Timeout | undefined;
    const delaiPasse = new Promise<void>((passe) => (limite = setTimeout(passe, FERMETURE_MAX_MS)));
    await Promise.race([ecrireLeReste(), delaiPasse]);
    clearTimeout(limite);
    await ecrivain.fermer();
  }

  return {
    enregistrer: (partie, instant) => salir(partie.code, partie, instant),
    oublier: (code) => salir(code, null, 0),
    quitter(code) {
      ecrites.delete(code);
      abandonner(prochain, code);
      if (envoi !== null) quittees.add(code);
    },
    poster,
    toutRedire: () => ecrites.clear(),
    async lire() {
      const parties: PartieEnregistree[] = [];
      const perdues: PartieStockeeIllisible[] = [];
      const oublier: string[] = [];
      for (const stockee of await options.lire()) {
        const { code, date } = stockee;
        const partie = parseStoredGame(stockee);
        if (partie !== null)
          parties.push({ partie, instant: computeClockIncludingServerStop(stockee) });
        else if (Date.now() - Date.parse(date) > DUREE_ANNONCE_PARTIE_PERDUE_MS) oublier.push(code);
        else perdues.push({ code });
      }
      if (oublier.length > 0) await ecrivain.ecrire({ ecrire: [], soirees: [], oublier });
      return { parties, perdues };
    },
    surPanne(ecouter) {
      ecouteurs.add(ecouter);
      if (enPanne) ecouter(true);
      return () => ecouteurs.delete(ecouter);
    },
    attenteMs() {
      const depuis = [enRoute, prochain].flatMap(({ sales }) =>
        [...sales.values()].map((sale) => sale.depuis),
      );
      // a thousand rooms are listed once or twice each, few enough for one call
      return depuis.length === 0 ? 0 : performance.now() - Math.min(...depuis);
    },
    fermer: () => (fermeture ??= fermer()),
  };
}
