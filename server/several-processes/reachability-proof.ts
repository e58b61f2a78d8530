/**
 * Proof that the API accepts the key of this game process, and that players reach it: the API calls the process through the site's public
 * address. Until then the process takes no games, which players could not join. docs/decisions/0112.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { reponseAppelerProcessus, reponseListeIdsComptes } from "#contracts/internal-calls.ts";
import { direProcessusSansPreuve } from "#contracts/process-words.ts";
import type { PreuveManquanteDeProcessus } from "#contracts/processus.ts";
import { type CallOtherProcess, InternalCallRefusedError } from "./internal-calls/calls.ts";

const RETRY_MS = 1_000;

export interface ReachabilityProof {
  /** The proof that is still missing; null once the process may take games, for as long as it runs. */
  readonly missing: () => PreuveManquanteDeProcessus | null;
  /** Hears of a call that came through the public address. Returns whether it is the call that this process has asked for. */
  hear(challenge: string): boolean;
  /** Tries until everything is proved. */
  start(): void;
  close(): void;
}

export interface ReachabilityProofOptions {
  readonly call: CallOtherProcess;
  readonly apiUrl: string;
  /** The name of this process. */
  readonly name: string;
  readonly log: {
    warn(details: object, message: string): void;
    info(message: string): void;
  };
  readonly retryMs?: number;
}

export function createReachabilityProof(options: ReachabilityProofOptions): ReachabilityProof {
  const { call, apiUrl, name, log, retryMs = RETRY_MS } = options;
  const stop = new AbortController();
  let missing: PreuveManquanteDeProcessus | null = "debut";
  let challenge = "";
  let heard = false;

  const isUnknownThere = (error: unknown) =>
    error instanceof InternalCallRefusedError && error.status === 404;

  async function proveKey(): Promise<PreuveManquanteDeProcessus | null> {
    try {
      await call(apiUrl, "exclus", reponseListeIdsComptes, { comptes: [] });
      return null;
    } catch (error) {
      return isUnknownThere(error) ? "cle" : "api";
    }
  }

  async function provePath(): Promise<PreuveManquanteDeProcessus | null> {
    challenge = randomBytes(18).toString("base64url");
    heard = false;
    try {
      const question = { processus: name, defi: challenge };
      const { appel } = await call(apiUrl, "appel", reponseAppelerProcessus, question);
      if (heard || appel === "sansAdresse") return null;
      return appel === "injoignable" ? "site" : "chemin";
    } catch (error) {
      // an API process of an earlier version, which accepted the key, does not know this call
      return isUnknownThere(error) ? null : "api";
    }
  }

  async function tryUntilProved(): Promise<void> {
    let said: PreuveManquanteDeProcessus | null = null;
    while (!stop.signal.aborted) {
      missing = (await proveKey()) ?? (await provePath());
      if (missing === null) break;
      if (missing !== said)
        log.warn({ manque: direProcessusSansPreuve(name, missing) }, "no game is taken yet");
      said = missing;
      await sleep(retryMs, undefined, { signal: stop.signal }).catch(() => {});
    }
    if (said !== null && missing === null) log.info("games are taken from now on");
  }

  return {
    missing: () => missing,
    hear(given) {
      const isOurs = given === challenge && challenge !== "";
      if (isOurs) heard = true;
      return isOurs;
    },
    start: () => void tryUntilProved(),
    close: () => stop.abort(),
  };
}
