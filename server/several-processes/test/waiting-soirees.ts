import type {
  RedisStore,
  PartieFinieInOutbox,
} from "#server/several-processes/redis/redis-store.ts";

/** All soirées that wait for the histories, while none is added or removed. */
export async function listWaitingSoirees(store: Pick<RedisStore, "waitingSoirees">) {
  const toutes: PartieFinieInOutbox[] = [];
  for await (const lot of store.waitingSoirees(50)) toutes.push(...lot);
  return toutes;
}
