/** Whether each game is open in one place: the rooms of each process, which it counts itself, beside the games that Redis says are its. */
import { setTimeout as dormir } from "node:timers/promises";
import { nomDe } from "#game/ports/adapters/redis/annuaire-redis.ts";
import type { Magasin } from "#game/ports/adapters/redis/magasin.ts";

const SONDE_MS = 200;

/** A process at this moment. */
export interface Tenue {
  readonly nom: string;
  /** Rooms that are open there; none of a dead one. */
  readonly ouvertes: number;
  /** Games that are its, by Redis. */
  readonly siennes: number;
}

/** What differs: a room that is open and not its, a game that is its and that it does not play, or another number of games than `rooms`. */
export function comparerTenues(tenues: readonly Tenue[], rooms: number): readonly string[] {
  const ouvertes = tenues.reduce((n, tenue) => n + tenue.ouvertes, 0);
  return [
    ...tenues
      .filter((tenue) => tenue.ouvertes !== tenue.siennes)
      .map(
        (tenue) =>
          `${tenue.nom} has ${String(tenue.ouvertes)} rooms open, and ${String(tenue.siennes)} games by Redis`,
      ),
    ...(ouvertes === rooms
      ? []
      : [`${String(ouvertes)} rooms are open for ${String(rooms)} tables`]),
  ];
}

/** Waits until things are quiet, so many ms at the most: what still differs by then. */
export async function verifierUneFois(
  magasin: Pick<Magasin, "processus" | "codesDe">,
  rooms: number,
  patienceMs: number,
): Promise<readonly string[]> {
  const limite = performance.now() + patienceMs;
  for (;;) {
    const tenues = await Promise.all(
      (await magasin.processus()).map(async ({ qui, fiche }) => ({
        nom: nomDe(qui),
        ouvertes: fiche?.parties ?? 0,
        siennes: (await magasin.codesDe(qui)).length,
      })),
    );
    const ecarts = comparerTenues(tenues, rooms);
    if (ecarts.length === 0 || performance.now() > limite) return ecarts;
    await dormir(SONDE_MS);
  }
}
