/** Looks at what other processes did (`npm run admin`): whoever they suspended is out here too, within a second. */
import type { FastifyBaseLogger } from "fastify";
import { createActes } from "#db/repositories/moderation/actes.ts";
import type { Contexte } from "../../contexte.ts";
import { exclureDesRooms } from "./suites.ts";

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
  let vu = actes.dernier();
  const regarder = async () => {
    const dernier = actes.dernier();
    if (dernier === vu) return;
    const exclus = actes.exclusDepuis(vu);
    vu = dernier;
    if (exclus.length === 0) return;
    for (const compte of exclus) if (compte !== null) avis.fermer(compte);
    await exclureDesRooms(db, rooms);
  };
  const horloge = setInterval(() => {
    // a locked base: the next second will do
    regarder().catch((err: unknown) => log.error({ err }, "the audit log could not be read"));
  }, PAS_MS);
  horloge.unref();
  return { regarder, arreter: () => clearInterval(horloge) };
}
