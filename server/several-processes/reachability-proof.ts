/**
 * Proof that the API accepts the key of this game process, and that players reach it: the API calls the process through the site's public
 * address. Until then the process takes no games, which players could not join. docs/decisions/0112.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  reponseDemanderAppelParLeSite,
  reponseListeIdsComptes,
} from "#contracts/internal-calls.ts";
import { direManqueDuProcessusPourJouer } from "#contracts/process-words.ts";
import type { ManqueDuProcessusPourJouer } from "#contracts/processus.ts";
import { type CallOtherProcess, InternalCallRefusedError } from "./internal-calls/calls.ts";

const RETRY_MS = 1_000;
/** Time between two proofs of a process that takes games, in ms: a later change of the proxy may lose its line. */
const AGAIN_MS = 60_000;
/** Proofs that fail one after the other before a process takes no more games. */
const FAILURES_MAX = 2;

export interface ReachabilityProver {
  /** The proof that is missing; null while the process may take games. */
  readonly missing: () => ManqueDuProcessusPourJouer | null;
  /** Hears of a call that came through the public address. Returns whether it is the call that this process has asked for. */
  hear(challenge: string): boolean;
  /** Tries until everything is proved, and proves it again from then on. */
  start(): void;
  close(): void;
}

export interface ReachabilityProverOptions {
  readonly call: CallOtherProcess;
  readonly apiUrl: string;
  /** The name of this process. */
  readonly name: string;
  readonly log: {
    warn(details: object, message: string): void;
    info(message: string): void;
  };
  readonly retryMs?: number;
  readonly againMs?: number;
}

export function createReachabilityProver(options: ReachabilityProverOptions): ReachabilityProver {
  const { call, apiUrl, name, log, retryMs = RETRY_MS, againMs = AGAIN_MS } = options;
  const stop = new AbortController();
  let missing: ManqueDuProcessusPourJouer | null = "debut";
  let challenge = "";
  let heard = false;

  const isUnknownThere = (error: unknown) =>
    error instanceof InternalCallRefusedError && error.status === 404;

  async function proveKey(): Promise<ManqueDuProcessusPourJouer | null> {
    try {
      await call(apiUrl, "exclus", reponseListeIdsComptes, { comptes: [] });
      return null;
    } catch (error) {
      return isUnknownThere(error) ? "cle" : "api";
    }
  }

  async function provePath(): Promise<ManqueDuProcessusPourJouer | null> {
    challenge = randomBytes(18).toString("base64url");
    heard = false;
    try {
      const question = { processus: name, defi: challenge };
      const { appel } = await call(apiUrl, "appel", reponseDemanderAppelParLeSite, question);
      if (heard || appel === "sansAdresse") return null;
      return appel === "injoignable" ? "site" : "chemin";
    } catch (error) {
      // an API process of an earlier version, which accepted the key, does not know this call
      return isUnknownThere(error) ? null : "api";
    }
  }

  async function keepProving(): Promise<void> {
    let said: ManqueDuProcessusPourJouer | null = null;
    let failures = 0;
    while (!stop.signal.aborted) {
      const found = (await proveKey()) ?? (await provePath());
      // an API or a site that is away for everybody does not keep this process from taking over the games of another
      failures = found === "cle" || found === "chemin" ? failures + 1 : 0;
      if (missing !== null || failures >= FAILURES_MAX) missing = found;
      if (missing !== said) {
        if (missing === null) log.info("games are taken from now on");
        else
          log.warn({ manque: direManqueDuProcessusPourJouer(name, missing) }, "no game is taken");
      }
      said = missing;
      const wait = missing === null ? againMs : retryMs;
      await sleep(wait, undefined, { signal: stop.signal }).catch(() => {});
    }
  }

  return {
    missing: () => missing,
    hear(given) {
      const isOurs = given === challenge && challenge !== "";
      if (isOurs) heard = true;
      return isOurs;
    },
    start: () => void keepProving(),
    close: () => stop.abort(),
  };
}
