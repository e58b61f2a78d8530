/**
 * Polls the log of moderation actions for those of other processes (`npm run admin`): suspended accounts lose their rooms
 * and streams, changed roles are announced, within a second.
 */
import type { FastifyBaseLogger } from "fastify";
import { createActesDeModerationRepository } from "#db/repositories/moderation/actes.ts";
import type { ApiContext } from "../../context.ts";
import { createLogLineThrottle } from "../throttle.ts";
import { createExcludedAccountCheck } from "./notify.ts";

const PAS_MS = 1000;

export interface ModerationActionWatcher {
  /** Polls the log of moderation actions at once. */
  regarder(): Promise<void>;
  arreter(): void;
}

export function applyModerationOfOtherProcesses(
  { avis, db, rooms }: Pick<ApiContext, "avis" | "db" | "rooms">,
  log: Pick<FastifyBaseLogger, "error">,
): ModerationActionWatcher {
  const actes = createActesDeModerationRepository(db);
  const exclu = createExcludedAccountCheck(db);
  /** Number of the last handled action; -1 at the start, so that accounts suspended while no server ran are looked for first. */
  let vu = -1;
  /** Number of the last announced action. */
  let annonces = -1;
  const voir = async () => {
    const dernier = actes.dernier();
    // changes of roles and measures are announced first, because closing rooms may wait long for a silent process
    if (annonces !== -1 && annonces !== dernier)
      for (const compte of actes.changes(annonces)) {
        if (exclu(compte)) continue;
        avis.changer(compte);
        avis.prevenir(compte);
      }
    annonces = dernier;
    if (dernier === vu) return;
    if (vu === -1 || actes.exclut(vu)) {
      for (const compte of avis.comptes()) if (exclu(compte)) avis.fermer(compte);
      await rooms.exclure(exclu);
    }
    // the last handled action is remembered after success only, so that a failure is tried again
    vu = dernier;
  };
  let enCours: Promise<void> | null = null;
  const regarder = () => (enCours ??= voir().finally(() => (enCours = null)));
  // a locked database or a silent process is retried a second later
  const dire = createLogLineThrottle((err: unknown, tus) =>
    log.error({ err, tus }, "what moderation did is not seen to everywhere yet"),
  );
  const horloge = setInterval(() => void regarder().catch(dire), PAS_MS);
  horloge.unref();
  return { regarder, arreter: () => clearInterval(horloge) };
}
