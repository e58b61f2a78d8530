/** Looks at what other processes did (`npm run admin`): whoever they suspended is out here too, whoever they named is told, within a second. */
import type { FastifyBaseLogger } from "fastify";
import { createActes } from "#db/repositories/moderation/actes.ts";
import type { ApiContext } from "../../context.ts";
import { createLogThrottle } from "../throttle.ts";
import { estExclu } from "./notify.ts";

const PAS_MS = 1000;

export interface ActionWatcher {
  /** Looks now. */
  regarder(): Promise<void>;
  arreter(): void;
}

export function watchActions(
  { avis, db, rooms }: Pick<ApiContext, "avis" | "db" | "rooms">,
  log: Pick<FastifyBaseLogger, "error">,
): ActionWatcher {
  const actes = createActes(db);
  const exclu = estExclu(db);
  /** Nothing: what was done while no server ran is seen to first. */
  let vu = -1;
  let nommesVus = -1;
  const voir = async () => {
    const dernier = actes.dernier();
    // told whatever becomes of the rest: a process that stays silent may hold that up for long
    if (nommesVus !== -1 && nommesVus !== dernier)
      for (const compte of actes.nommes(nommesVus)) avis.changer(compte);
    nommesVus = dernier;
    if (dernier === vu) return;
    if (vu === -1 || actes.exclut(vu)) {
      for (const compte of avis.comptes()) if (exclu(compte)) avis.fermer(compte);
      await rooms.exclure(exclu);
    }
    // not before it is done: what failed is tried again
    vu = dernier;
  };
  let enCours: Promise<void> | null = null;
  const regarder = () => (enCours ??= voir().finally(() => (enCours = null)));
  // a locked base, a process that does not answer: the next second will do
  const dire = createLogThrottle((err: unknown, tus) =>
    log.error({ err, tus }, "what moderation did is not seen to everywhere yet"),
  );
  const horloge = setInterval(() => void regarder().catch(dire), PAS_MS);
  horloge.unref();
  return { regarder, arreter: () => clearInterval(horloge) };
}
