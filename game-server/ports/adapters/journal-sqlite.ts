/**
 * Journal of the games in SQLite (architecture, "The heart"; surete, "Faults"). All rooms share one transaction every few
 * milliseconds: durability costs one disk flush for everybody, and none of it is waited for on the game's thread.
 */
import type { Base } from "#db/connexion.ts";
import { createPartiesRepository } from "#db/repositories/parties-repository.ts";
import type { Partie } from "#game/rules/types.ts";
import type { Journal, PartieEnregistree, PartiePerdue } from "../ports.ts";
import { creerEcrivain, type Ecrivain } from "./ecrivain.ts";
import { ecrirePartie, relirePartie } from "./partie-stockee.ts";

export interface OptionsJournal {
  /** Where stored games are read back from, once, at start. */
  readonly db: Base;
  /** The same database, for the thread that writes. */
  readonly fichier: string;
  /** Told of each failed write, in English, for the log. */
  readonly signaler?: (erreur: Error) => void;
  readonly ecrivain?: Ecrivain;
  /** How long to wait after a failed write; a second unless a test is in a hurry. */
  readonly reessaiMs?: number;
}

/** Least time between two batches: an acknowledgement may wait for it, what the screens show does not. */
const INTERVALLE_MS = 20;
/** How long a game that cannot be read is still said lost to those who come back to it. */
const PERDUE_MS = 24 * 3600 * 1000;
const REESSAI_DEFAUT_MS = 1000;
/** A write that takes longer is told as a failure, while it is still waited for. */
const LENTEUR_MS = 3000;
const FERMETURE_MAX_MS = 4000;

/** What is to be written of one room, the latest state only; `partie` null: to be forgotten. */
interface Sale {
  readonly partie: Partie | null;
  readonly instant: number;
  readonly attentes: readonly (() => void)[];
}

export function creerJournalSqlite(options: OptionsJournal): Journal {
  const { reessaiMs = REESSAI_DEFAUT_MS } = options;
  const ecrivain = options.ecrivain ?? creerEcrivain(options.fichier);
  const ecouteurs = new Set<(enPanne: boolean) => void>();
  /** The state of each game that is on the disk, as far as is known. */
  const ecrites = new Map<string, Partie>();
  let sales = new Map<string, Sale>();
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
      const attentes = [...(sales.get(code)?.attentes ?? []), resoudre];
      sales.set(code, { partie, instant, attentes });
      planifier();
    });
  }

  function planifier(): void {
    if (envoi !== null || minuterie !== undefined || sales.size === 0 || fermeture !== null) return;
    const delai = enPanne
      ? reessaiMs
      : Math.max(0, dernierEnvoi + INTERVALLE_MS - performance.now());
    minuterie = setTimeout(() => {
      minuterie = undefined;
      envoi = envoyer();
    }, delai);
  }

  async function envoyer(): Promise<void> {
    const lot = sales;
    sales = new Map();
    dernierEnvoi = performance.now();
    const lenteur = setTimeout(() => annoncer(true), LENTEUR_MS);
    try {
      await ecrivain.ecrire(preparer(lot));
      for (const [code, { partie }] of lot) {
        if (partie === null) ecrites.delete(code);
        else ecrites.set(code, partie);
      }
      annoncer(false);
      for (const { attentes } of lot.values()) for (const resoudre of attentes) resoudre();
    } catch (erreur) {
      signaler(erreur);
      for (const [code, sale] of lot) reprendre(code, sale);
      annoncer(true);
    } finally {
      clearTimeout(lenteur);
      envoi = null;
      planifier();
    }
  }

  function preparer(lot: ReadonlyMap<string, Sale>) {
    const ecrire = [...lot].flatMap(([code, { partie, instant }]) =>
      partie === null ? [] : [ecrirePartie(partie, instant, ecrites.get(code) ?? null)],
    );
    return {
      ecrire,
      oublier: [...lot].filter(([, { partie }]) => partie === null).map(([code]) => code),
    };
  }

  /** A failed write goes back in the queue, under a later state if there is one. */
  function reprendre(code: string, sale: Sale): void {
    ecrites.delete(code);
    const recente = sales.get(code) ?? { ...sale, attentes: [] };
    sales.set(code, { ...recente, attentes: [...sale.attentes, ...recente.attentes] });
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
      if (sales.size > 0) await envoyer();
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
    async lire() {
      const parties: PartieEnregistree[] = [];
      const perdues: PartiePerdue[] = [];
      const oublier: string[] = [];
      const depot = createPartiesRepository(options.db);
      for (const stockee of depot.lire()) {
        const { code, instant, date } = stockee;
        const partie = relirePartie(stockee);
        if (partie !== null) parties.push({ partie, instant });
        else if (Date.now() - Date.parse(date) > PERDUE_MS) oublier.push(code);
        else perdues.push({ code });
      }
      depot.enregistrer({ ecrire: [], oublier });
      return { parties, perdues };
    },
    surPanne(ecouter) {
      ecouteurs.add(ecouter);
      if (enPanne) ecouter(true);
      return () => ecouteurs.delete(ecouter);
    },
    fermer: () => (fermeture ??= fermer()),
  };
}
