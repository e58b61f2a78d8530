/**
 * Settings that all processes share: the API process publishes them in Redis again and again, so that an emptied Redis gets them too, and
 * the game processes follow them.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { ReglagesPartagesEntreProcessus } from "#contracts/processus.ts";
import type { RedisStore } from "./redis/redis-store.ts";

const PUBLISH_EVERY_MS = 5_000;
/**
 * Time between two attempts to publish the settings before the first success, in ms: game processes may be waiting for
 * them.
 */
const PUBLISH_RETRY_MS = 500;
const READ_EVERY_MS = 5_000;
const READ_RETRY_MS = 500;

export interface SharedSettingsPublication {
  close(): void;
}

/**
 * Publishes the API's settings in Redis, again and again. Resolves once a first publication was tried. Never rejects: the
 * Redis store logs its own failures.
 */
export async function publishSharedSettings(
  publish: () => Promise<void>,
  { everyMs = PUBLISH_EVERY_MS, retryMs = PUBLISH_RETRY_MS } = {},
): Promise<SharedSettingsPublication> {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function publishAgain(): Promise<void> {
    const published = await publish().then(
      () => true,
      () => false,
    );
    if (!closed) timer = setTimeout(() => void publishAgain(), published ? everyMs : retryMs);
  }

  await publishAgain();
  return {
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

export interface FollowedSharedSettings {
  /** The shared settings that were read last. */
  read(): ReglagesPartagesEntreProcessus;
  close(): void;
}

/**
 * Reads the settings that the API publishes, again and again. Resolves once they were published; waits for a Redis that
 * goes away meanwhile.
 */
export async function followSharedSettings(
  store: Pick<RedisStore, "settings">,
  log: Pick<Logger, "info">,
  { everyMs = READ_EVERY_MS, retryMs = READ_RETRY_MS } = {},
): Promise<FollowedSharedSettings> {
  // while Redis is away the last settings hold; the Redis store logs the failure
  const readAgain = () => store.settings().catch(() => null);
  let first = await readAgain();
  if (first === null) log.info("waiting for the process of the API, which has never started");
  while (first === null) {
    await sleep(retryMs);
    first = await readAgain();
  }
  let settings: ReglagesPartagesEntreProcessus = first;
  const timer = setInterval(() => {
    void readAgain().then((latest) => (settings = latest ?? settings));
  }, everyMs);
  return { read: () => settings, close: () => clearInterval(timer) };
}

/**
 * Settings of a game process, with the site address that the API publishes at any moment when the process has none of its
 * own.
 */
export const createConfigWithSharedSiteAddress = <
  C extends { readonly PUBLIC_URL?: string | undefined },
>(
  config: C,
  { read }: Pick<FollowedSharedSettings, "read">,
): C => ({
  ...config,
  get PUBLIC_URL() {
    return config.PUBLIC_URL ?? read().publicUrl ?? undefined;
  },
});
