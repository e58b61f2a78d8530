/** Compares the histories at the end of a chaos test with the games that the screens saw. */
import { join } from "node:path";
import { setTimeout as dormir } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { z } from "zod";
import type { RedisStore } from "#server/several-processes/redis/redis-store.ts";
import { listWaitingSoirees } from "#server/several-processes/test/waiting-soirees.ts";
import type { ChaosRunOutcome, ObservedFinishedGame } from "./outcome.ts";

const WAITING_MAX_MS = 10_000;

/** Waits for the finished games on their way from Redis to the database; false when some do not arrive. */
export async function waitForHistoriques(store: RedisStore): Promise<boolean> {
  const limite = performance.now() + WAITING_MAX_MS;
  while ((await listWaitingSoirees(store)).length > 0 && performance.now() < limite)
    await dormir(100);
  const toutes = (await listWaitingSoirees(store)).length === 0;
  await dormir(500);
  return toutes;
}

/**
 * Every finished game of the database, in the shape in which the screens showed it. `donnees`: data folder of the
 * server.
 */
export function readStoredHistoriques(donnees: string): readonly ObservedFinishedGame[] {
  const base = new Sqlite(join(donnees, "trinquizz.sqlite"), { readonly: true });
  const ligne = z.object({ partie: z.string(), code: z.string(), gorgees: z.int() });
  const lignes = z
    .array(ligne)
    .parse(
      base
        .prepare(
          "select partie, code, gorgees from historique join parties_finies on parties_finies._id = partie",
        )
        .all(),
    );
  base.close();
  const parPartie = Map.groupBy(lignes, ({ partie }) => partie);
  return [...parPartie.values()].map((siennes) => {
    const gorgees = siennes.map((une) => une.gorgees).sort((a, b) => a - b);
    return { code: siennes[0]?.code ?? "", gorgees };
  });
}

const resumer = ({ gorgees }: ObservedFinishedGame): string => gorgees.join(" ");

/** Takes each of `retirees` out of `tout` once. Returns what is left, and those that were not there. */
function soustraire(tout: readonly string[], retirees: readonly string[]) {
  const reste = [...tout];
  const absentes = retirees.filter((une) => {
    const rang = reste.indexOf(une);
    if (rang >= 0) reste.splice(rang, 1);
    return rang < 0;
  });
  return { reste, absentes };
}

function verifierRoom(
  code: string,
  bilan: Pick<ChaosRunOutcome, "finies" | "sansAccuse">,
  lues: readonly ObservedFinishedGame[],
) {
  const finies = bilan.finies.map(resumer);
  const { reste, absentes } = soustraire(lues.map(resumer), finies);
  const { reste: inconnues } = soustraire(reste, bilan.sansAccuse.map(resumer));
  // one game may have ended after the screens had stopped looking
  const enTrop = inconnues.filter((une, rang) => rang > 0 || finies.includes(une));
  return [
    ...absentes.map((une) => `not in the histories: ${code} ${une}`),
    ...enTrop.map((une) =>
      finies.includes(une)
        ? `twice in the histories: ${code} ${une}`
        : `nobody saw it end, and it is in the histories: ${code} ${une}`,
    ),
  ];
}

/** Finished games that were not written or were written twice, and written games that nobody played. */
export function findHistoriqueErrors(
  ecrites: readonly ObservedFinishedGame[],
  tables: readonly {
    readonly code: string;
    readonly bilan: Pick<ChaosRunOutcome, "finies" | "sansAccuse">;
  }[],
) {
  const parRoom = Map.groupBy(ecrites, ({ code }) => code);
  const connus = new Set(tables.map(({ code }) => code));
  return {
    finies: tables.reduce((n, { bilan }) => n + bilan.finies.length, 0),
    ecrites: ecrites.length,
    fautes: [
      ...tables.flatMap(({ code, bilan }) => verifierRoom(code, bilan, parRoom.get(code) ?? [])),
      ...ecrites
        .filter(({ code }) => !connus.has(code))
        .map(({ code }) => `of a room that nobody opened, in the histories: ${code}`),
    ],
  };
}
