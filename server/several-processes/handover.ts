/**
 * Games that change processes: all of this one's, when it stops or is to be emptied; one by one, those that others hand over.
 * docs/decisions/0112.
 */
import { performance } from "node:perf_hooks";
import { setTimeout as dormir } from "node:timers/promises";
import { remisePrise } from "#contracts/interne.ts";
import { cheminDe, type FicheProcessus } from "#contracts/processus.ts";
import type { Leases } from "#server/several-processes/redis/leases.ts";
import type { RedisStore } from "#server/several-processes/redis/redis-store.ts";
import type { TakeOver } from "#server/several-processes/redis/takeover.ts";
import type { GameService } from "#server/game-service.ts";
import {
  handoverRate,
  handoverTargets,
  type TargetQueue,
  createTargetQueue,
} from "./handover-plan.ts";
import { type Call, CallRefused } from "./internal-calls/calls.ts";
import { createReachabilityCheck } from "./known-processes.ts";
import type { Intake, Heartbeat } from "#server/several-processes/redis/heartbeat.ts";
import { restartingError } from "../local-rooms.ts";

/** What a game does is stored in less, or Redis is away: it is not to be moved now. */
const STOCKAGE_MAX_MS = 1_500;
/** Those who play were cut off for nothing: not again at the very next sign of life. */
const REPIT_MS = 5_000;
/** Of HTTP: whoever was asked says that it is not this process's to give. */
const PAS_A_LUI = 409;

export interface HandoverOptions {
  readonly store: Pick<RedisStore, "processus">;
  readonly leases: Leases;
  readonly prendre: TakeOver;
  readonly admission: Pick<Admission, "passer">;
  readonly jeu: Pick<GameService, "codes" | "geler" | "lacher">;
  /** Of the games that it stores. */
  readonly version: number;
  readonly qui: string;
  readonly chemin: string;
  readonly call: Call;
  readonly signaler: (erreur: unknown) => void;
}

export interface Handover {
  /**
   * Takes a game that `de` hands over. False: it was not theirs to give, or is not to be read here. Throws 503 when this process takes
   * none.
   */
  accepter(remise: { code: string; de: string; bail: number }): Promise<boolean>;
  /** Somebody else plays it: whoever is here asks at the door where. */
  lacher(code: string): Promise<void>;
  /**
   * Hands every game over to the others, as far as any can read it and answers: the rest is played on here, and nobody in it hears of
   * it. One at a time. `presse`: all that is open now, whoever refused a moment ago.
   */
  vider(presse?: boolean): Promise<void>;
  /** The last time, some could have taken its games, and none of them answered. */
  readonly sansReponse: () => boolean;
}

export function createHandover(options: HandoverOptions): Handover {
  const { store, leases, prendre, admission, jeu, version, qui, chemin, call, signaler } = options;
  const reachable = createReachabilityCheck(call, signaler);
  let enCours: Promise<void> | null = null;
  let sansReponse = false;
  /** It is asked again at each beat, and said once. */
  let sansPreneur = false;
  let pasAvant = Number.NEGATIVE_INFINITY;

  /**
   * The path of whoever took it. Null: nobody did, or nobody knows who. One who fails is asked no more: they may be frozen. What they do
   * of it later comes too late if another took it by then, or this process again.
   */
  async function offrir(code: string, bail: number, targets: TargetQueue): Promise<string | null> {
    for (let cible = targets.servir(); cible !== undefined; cible = targets.servir())
      try {
        const remise = { code, de: qui, bail };
        const { processus } = await call(cible.adresse, "remise", remisePrise, remise);
        return cheminDe(processus);
      } catch (erreur) {
        signaler(erreur);
        pasAvant = performance.now() + REPIT_MS;
        if (erreur instanceof CallRefused && erreur.statut === PAS_A_LUI) return null;
        targets.ecarter(cible);
      }
    return null;
  }

  /** Nothing moves in it until it is somewhere. If it stays this process's, its next sign of life finds that nobody plays it, and opens it. */
  async function remettre(code: string, targets: TargetQueue): Promise<void> {
    const bail = leases.de(code);
    if (bail === undefined || targets.vide() || !(await jeu.geler(code, STOCKAGE_MAX_MS))) return;
    const chez = await offrir(code, bail, targets);
    leases.perdre(code, bail);
    await jeu.lacher(code, chez ?? chemin);
  }

  async function autres(): Promise<readonly FicheProcessus[]> {
    const tous = await store.processus();
    return tous.flatMap((autre) =>
      autre.qui === qui || autre.fiche === null ? [] : [autre.fiche],
    );
  }

  function direSansPreneur(parties: number): void {
    if (sansPreneur) return;
    sansPreneur = true;
    signaler(
      new Error(
        `${String(parties)} games stay: no other process plays that reads their version, ${String(version)}`,
      ),
    );
  }

  async function toutRemettre(): Promise<void> {
    const codes = await jeu.codes();
    if (codes.length === 0) return;
    const aptes = handoverTargets(await autres(), version);
    const cibles = await reachable(aptes);
    sansReponse = aptes.length > 0 && cibles.length === 0;
    if (aptes.length === 0) return direSansPreneur(codes.length);
    sansPreneur = false;
    const targets = createTargetQueue(cibles);
    await partirChacune(codes, targets);
  }

  async function partirChacune(codes: readonly string[], targets: TargetQueue): Promise<void> {
    const debut = performance.now();
    let enRouteMs = 0;
    let parties = 0;
    while (parties < codes.length) {
      const depuisMs = performance.now() - debut;
      const restent = codes.length - parties;
      const { deFront, reposMs } = handoverRate({ restent, parties, enRouteMs, depuisMs });
      await dormir(reposMs);
      const depart = performance.now();
      const lot = codes.slice(parties, parties + deFront);
      await Promise.all(
        lot.map((code) => leases.enMain(code, () => remettre(code, targets)).catch(signaler)),
      );
      enRouteMs += performance.now() - depart;
      parties += lot.length;
    }
  }

  return {
    accepter: ({ code, de, bail }) => admission.passer(() => prendre(code, de, bail)),
    lacher: (code) =>
      leases.enMain(code, async () => {
        // it may have come back while something else was under way with it
        if (leases.de(code) === undefined) await jeu.lacher(code, "");
      }),
    async vider(presse = false) {
      // whoever came since it began is not in its list, and those it asks may have been put aside
      if (presse) await enCours;
      else if (performance.now() < pasAvant) return;
      enCours ??= toutRemettre()
        .catch(signaler)
        .finally(() => (enCours = null));
      await enCours;
    },
    sansReponse: () => sansReponse,
  };
}

// === Through which games come to this process, new ones and those handed over: what is on its way when it closes is waited for.

export interface Admission {
  /** Throws 503 when this process takes none: one that is being emptied would only have to move them. */
  passer<T>(faire: () => Promise<T>): Promise<T>;
  /** Resolves once what was on its way is through, or has failed. */
  vide(): Promise<void>;
}

export function createAdmission(intake: () => Intake): Admission {
  const enCours = new Set<Promise<unknown>>();
  return {
    async passer(faire) {
      if (intake() !== "toutes") throw restartingError();
      const faite = faire();
      enCours.add(faite);
      try {
        return await faite;
      } finally {
        enCours.delete(faite);
      }
    },
    async vide() {
      await Promise.allSettled(enCours);
    },
  };
}

// === The end of a process that plays, which takes nothing any more: what it has goes to the others. docs/decisions/0112.

export interface ShutdownParts {
  readonly handover: Pick<Handover, "vider">;
  readonly admission: Pick<Admission, "vide">;
  readonly heartbeat: Pick<Heartbeat, "poser" | "finir">;
}

/** Gives signs of life until nothing is left that anybody can take. */
export async function shutDown({ handover, admission, heartbeat }: ShutdownParts): Promise<void> {
  await handover.vider(true);
  // being opened when the others were listed
  await Promise.all([admission.vide(), heartbeat.poser()]);
  await handover.vider(true);
  await heartbeat.finir();
}
