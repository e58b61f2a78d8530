/** Settings that the API publishes, followed through a real Redis. */
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { DEFAULT_API_RATE_LIMITS } from "#api/plugins/rate-limits.ts";
import { createOwnServerAddresses } from "#api/plugins/request-origin.ts";
import { createRoomAdmissionFromConfig } from "#api/plugins/room-admission.ts";
import { createRoomCodeThrottle } from "#api/services/room-code-throttle.ts";
import type { ReglagesPartagesEntreProcessus } from "#contracts/processus.ts";
import { startTestRedis } from "#server/several-processes/test/redis.ts";
import { createConfigWithSharedSiteAddress, followSharedSettings } from "./shared-settings.ts";

const VITE = { everyMs: 10, retryMs: 10 };
const REGLAGES: ReglagesPartagesEntreProcessus = { publicUrl: null, version: "1", placesMax: 60 };

async function monter() {
  const redis = await startTestRedis();
  const store = await redis.store();
  const dits: string[] = [];
  const suivis = followSharedSettings(store, { info: (dit: string) => void dits.push(dit) }, VITE);
  onTestFinished(async () => (await suivis).close());
  return { redis, store, dits, suivis };
}

test("waits for the API, even while Redis is away, then follows every change", async () => {
  const { redis, store, dits, suivis } = await monter();
  await expect.poll(() => dits.length).toBe(1);
  await redis.kill();
  await expect(store.settings()).rejects.toThrow();
  await redis.restart();
  await expect
    .poll(() =>
      store.publishSettings(REGLAGES).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  const reglages = await suivis;
  const lire = () => reglages.read();
  expect(lire()).toEqual(REGLAGES);
  const neufs = { publicUrl: "https://quizz.test", version: "2", placesMax: 12 };
  await store.publishSettings(neufs);
  await expect.poll(lire).toEqual(neufs);
  await redis.kill();
  await expect(store.settings()).rejects.toThrow();
  expect(lire()).toEqual(neufs);
});

/** A request that comes through a proxy of the private network. */
function visite(origin: string): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: "10.0.0.2" });
  const { host } = new URL(origin);
  const headers = { origin, host, "x-forwarded-for": "203.0.113.7" };
  return Object.assign(new IncomingMessage(socket), { headers });
}

test("visitors are accepted under the site address that the API publishes, unless this process has its own", async () => {
  let publicUrl: string | null = null;
  const suivis = { read: () => ({ ...REGLAGES, publicUrl }) };
  const sous = (config: { readonly PUBLIC_URL?: string }) => {
    const publique = createConfigWithSharedSiteAddress(config, suivis);
    const ici = () => "http://localhost:3000";
    const noms = createOwnServerAddresses({
      config: publique,
      adresseLocale: ici,
      adressePourTelephones: ici,
    });
    const portier = createRoomAdmissionFromConfig({
      config: publique,
      noms,
      limites: DEFAULT_API_RATE_LIMITS,
      essais: createRoomCodeThrottle({ echecs: 60, regards: 60 }),
      compteDe: () => null,
    });
    return (origin: string) => portier.recevoir(visite(origin), "ABC123", async () => "in");
  };
  const suit = sous({});
  expect(await suit("https://quizz.test")).toBe("adresse_inconnue");
  publicUrl = "https://quizz.test";
  expect(await suit("https://quizz.test")).toBe("in");
  publicUrl = "https://autre.test";
  expect(await suit("https://quizz.test")).toBe("adresse_inconnue");
  const sienne = sous({ PUBLIC_URL: "https://quizz.test" });
  expect(await sienne("https://quizz.test")).toBe("in");
});
