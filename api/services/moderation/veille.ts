/** Looks at what other processes did (`npm run admin`): whoever they suspended is out here too, whoever they named is told, within a second. */
import type { FastifyBaseLogger } from "fastify";
import { createActes } from "#db/repositories/moderation/actes.ts";
import type { Contexte } from "../../contexte.ts";
import { estExclu } from "./suites.ts";

const PAS_MS = 1000;

export interface Veille {
  /** Looks now. */
  regarder(): Promise<void>;
  arreter(): void;
}

export function veiller(
  { avis, db, rooms }: Pick<Contexte, "avis" | "db" | "rooms">,
  log: Pick<FastifyBaseLogger, "error">,
): Veille {
  const actes = createActes(db);
  const exclu = estExclu(db);
  /** Nothing: what was done while no server ran is seen to first. */
  let vu = -1;
  const regarder = async () => {
    const dernier = actes.dernier();
    if (dernier === vu) return;
    if (vu === -1 || actes.exclut(vu)) {
      for (const compte of avis.comptes()) if (exclu(compte)) avis.fermer(compte);
      await rooms.exclure(exclu);
    }
    if (vu !== -1) for (const compte of actes.nommes(vu)) avis.changer(compte);
    // not before it is done: what failed is tried again
    vu = dernier;
  };
  const horloge = setInterval(() => {
    // a locked base: the next second will do
    regarder().catch((err: unknown) => log.error({ err }, "the audit log could not be read"));
  }, PAS_MS);
  horloge.unref();
  return { regarder, arreter: () => clearInterval(horloge) };
}
