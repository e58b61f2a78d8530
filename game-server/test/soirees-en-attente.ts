import type { Magasin, SoireeEnAttente } from "#server/several-processes/redis/redis-store.ts";

/** All the evenings that wait for the histories, at a moment when none comes or goes. */
export async function soireesDe(magasin: Pick<Magasin, "soireesParLots">) {
  const toutes: SoireeEnAttente[] = [];
  for await (const lot of magasin.soireesParLots(50)) toutes.push(...lot);
  return toutes;
}
