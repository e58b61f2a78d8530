import type { RedisStore, WaitingSoiree } from "#server/several-processes/redis/redis-store.ts";

/** All the evenings that wait for the histories, at a moment when none comes or goes. */
export async function soireesDe(store: Pick<RedisStore, "waitingSoirees">) {
  const toutes: WaitingSoiree[] = [];
  for await (const lot of store.waitingSoirees(50)) toutes.push(...lot);
  return toutes;
}
