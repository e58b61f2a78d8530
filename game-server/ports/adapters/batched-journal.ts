/**
 * Journal of the games, wherever they are kept (architecture, "The heart"; surete, "Faults"). All rooms share one batch every few
 * milliseconds: durability costs one disk flush for everybody, and none of it is waited for on the game's thread.
 */
import type { SoireeFinie } from "#contracts/historique.ts";
import type { LotParties, PartieStockee } from "#db/repositories/parties-repository.ts";
import type { Partie } from "#game/rules/types.ts";
import { type GameMetrics, NO_METRICS } from "../metrics.ts";
import {
  type Journal,
  type PartieEnregistree,
  PARTIE_PERDUE_MS,
  type PartiePerdue,
} from "../ports.ts";
import { serializeGame, clockAfterStop, parseStoredGame } from "./stored-game.ts";

export interface JournalWriter {
  /**
   * Resolves once the batch is on disk; rejects when all of it may be missing. One batch at a time. Answers the codes of the games
   * that somebody else plays by now, of which nothing was written.
   */
  ecrire(lot: LotParties): Promise<readonly string[]>;
  fermer(): Promise<void>;
}

export interface BatchedJournalOptions {
  readonly ecrivain: JournalWriter;
  /** Games to take up again at start. */
  readonly lire: () => Promise<readonly PartieStockee[]>;
  /** Told of each failed write, in English, for the log. */
  readonly signaler?: ((erreur: Error) => void) | undefined;
  /** Told of a game that somebody else plays by now: what it did since is neither stored nor acknowledged. */
  readonly perdue?: (code: string) => void;
  readonly mesures?: Pick<GameMetrics, "ecriture"> | undefined;
  /** How long to wait after a failed write; a second unless a test is in a hurry. */
  readonly reessaiMs?: number | undefined;
}

/** Least time between two batches: an acknowledgement may wait for it, what the screens show does not. */
const INTERVALLE_MS = 20;
const REESSAI_DEFAUT_MS = 1000;
/** A write that takes longer is told as a failure, while it is still waited for. */
const LENTEUR_MS = 3000;
const FERMETURE_MAX_MS = 4000;

/** What is to be written of one room, the latest state only; `partie` null: to be forgotten. */
interface Sale {
  readonly partie: Partie | null;
  readonly instant: number;
  readonly attentes: readonly (() => void)[];
  /** Since when something of it waits, by the monotonic clock. */
  readonly depuis: number;
}

export interface BatchedJournal extends Journal {
  /** Age of the oldest state that is not on disk yet, in ms; 0: none waits. */
  attenteMs(): number;
  /** Some of what it was told to be on the disk may be gone: the next state of each game is written whole. */
  toutRedire(): void;
}

/** What goes to the disk in one transaction. */
interface Lot {
  readonly sales: Map<string, Sale>;
  /** Finished games, by id, and who waits for them. */
  readonly soirees: Map<
    string,
    { readonly soiree: SoireeFinie; readonly attentes: readonly (() => void)[] }
  >;
}

const lotVide = (): Lot => ({ sales: new Map(), soirees: new Map() });
const estVide = ({ sales, soirees }: Lot) => sales.size === 0 && soirees.size === 0;

export function createBatchedJournal(options: BatchedJournalOptions): BatchedJournal {
  const { ecrivain, reessaiMs = REESSAI_DEFAUT_MS, mesures = NO_METRICS } = options;
  const ecouteurs = new Set<(enPanne: boolean) => void>();
  /** The state of each game that is on the disk, as far as is known. */
  const ecrites = new Map<string, Partie>();
  /** What is on its way to the disk of these is soon no longer all that is there, and is not tried again. */
  const quittees = new Set<string>();
  let prochain = lotVide();
  /** On its way to the disk. */
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
      // a server that stops acknowledges nothing more
      if (fermeture !== null) return;
      const avant = prochain.sales.get(code);
      const attentes = [...(avant?.attentes ?? []), resoudre];
      const depuis = avant?.depuis ?? performance.now();
      prochain.sales.set(code, { partie, instant, attentes, depuis });
      planifier();
    });
  }

  function poster(soiree: SoireeFinie): Promise<void> {
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
    const mesurer = (reussie: boolean) => mesures.ecriture(performance.now() - debut, reussie);
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
      // how much of it is there is not known
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

  /** Who waits for a game that was lost waits for ever: nothing says that what they did was kept. */
  function acquitter({ sales, soirees }: Lot, perdues: ReadonlySet<string>): void {
    const restees = [...sales].filter(([code]) => !perdues.has(code));
    const finies = [...soirees.values()].filter(({ soiree }) => !perdues.has(soiree.code));
    for (const { attentes } of [...restees.map(([, sale]) => sale), ...finies])
      for (const resoudre of attentes) resoudre();
  }

  function preparer({ sales, soirees }: Lot): LotParties {
    const ecrire = [...sales].flatMap(([code, { partie, instant }]) =>
      partie === null ? [] : [serializeGame(partie, instant, ecrites.get(code) ?? null)],
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

  /** A failed write goes back in the queue, under a later state if there is one; but not that of a game that has been played elsewhere since. */
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
   * Of a game that is played elsewhere nothing waits any more: should it come back, it comes back with a later state and a number that would
   * let this one through.
   */
  function abandonner({ sales, soirees }: Lot, code: string): void {
    const sale = sales.get(code);
    // who wants it forgotten has nothing left to wait for; who did something is not told that it was kept
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
        // one room's trouble is not the journal's
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
      const perdues: PartiePerdue[] = [];
      const oublier: string[] = [];
      for (const stockee of await options.lire()) {
        const { code, date } = stockee;
        const partie = parseStoredGame(stockee);
        if (partie !== null) parties.push({ partie, instant: clockAfterStop(stockee) });
        else if (Date.now() - Date.parse(date) > PARTIE_PERDUE_MS) oublier.push(code);
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
      // of a thousand rooms, each once or twice
      return depuis.length === 0 ? 0 : performance.now() - Math.min(...depuis);
    },
    fermer: () => (fermeture ??= fermer()),
  };
}
