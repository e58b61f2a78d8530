/** The HTTP side of a game process is limited and guarded like the API: the proxy leaves a part of it to anybody. */
import { expect, onTestFinished, test } from "vitest";
import { readServerConfig } from "#config";
import { NewRoomNotStoredError } from "#server/game-service.ts";
import { createGameApp } from "./game-app.ts";
import { serveInternalCallsOfGames } from "./internal-calls/game-routes.ts";
import { createTestFicheProcessus } from "./test/fiche.ts";

const KEY = "une-cle-de-service-pour-essayer";
const ROOM = { code: "ABC123", billet: "billet" };
const PROXY = "10.0.0.9";

const never = () => Promise.reject(new Error("not asked here"));

/** The application of a game process behind a proxy; `limits` gets its routes, each with its limit. */
async function gameApp(max = 1_000, waitUntilStored: () => Promise<void> = never) {
  const read = readServerConfig({ LOG_LEVEL: "silent", PUBLIC_URL: "https://quizz.exemple.fr" });
  if (!read.ok) throw new Error(read.message);
  const { config } = read;
  const app = await createGameApp({ config, limits: { fichiersParMinute: max } });
  onTestFinished(() => app.close());
  const limits = new Map<string, unknown>();
  app.addHook("onRoute", (route) => void limits.set(route.url, route.config?.rateLimit));
  serveInternalCallsOfGames(app, {
    key: KEY,
    config,
    jeu: {
      creer: async () => ROOM,
      waitUntilStored,
      essayer: never,
      tient: () => false,
      comptes: never,
      exclure: never,
      detacher: never,
    },
    handover: { accept: never },
    admission: { admit: (open) => open() },
    metrics: { lire: never },
    fiche: async () => createTestFicheProcessus("jeu1"),
    proof: { hear: () => false },
  });
  const openRoom = async (key = KEY) =>
    app.inject({
      method: "POST",
      url: "/interne/rooms",
      headers: { authorization: `Bearer ${key}` },
      payload: {},
    });
  return { app, limits, openRoom };
}

test("every route is limited", async () => {
  const { limits } = await gameApp();
  expect([...limits.keys()]).toEqual(
    expect.arrayContaining(["/interne/rooms", "/entrer/appel/:defi", "/api/sante", "/metrics"]),
  );
  expect(
    [...limits].filter(([, limit]) => typeof limit !== "object").map(([route]) => route),
  ).toEqual([]);
});

test.each(["/entrer/appel/inconnu", "/entrer/ABC123", "/api/sante"])(
  "%s stops answering one address that asks without end, and no other behind the same proxy",
  async (url) => {
    const { app } = await gameApp(2);
    const ask = async (client: string) => {
      const headers = { "x-forwarded-for": client };
      return (await app.inject({ url, headers, remoteAddress: PROXY })).statusCode;
    };
    const first = await ask("203.0.113.1");
    expect([await ask("203.0.113.1"), await ask("203.0.113.1")]).toEqual([first, 429]);
    expect(await ask("203.0.113.2")).toBe(first);
  },
);

test.each(["/entrer/appel/inconnu", "/entrer/ABC123"])(
  "%s has the security headers",
  async (url) => {
    const { app } = await gameApp();
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'self'"),
      "strict-transport-security": expect.stringMatching(/^max-age=/),
      "x-content-type-options": "nosniff",
    });
  },
);

test("keys are tried a hundred times a minute; who has the key asks for everybody, and is not counted", async () => {
  const { openRoom } = await gameApp(1_000, async () => {});
  const issues: number[] = [];
  for (let n = 0; n < 101; n++) issues.push((await openRoom(`key ${n}`)).statusCode);
  expect([new Set(issues.slice(0, 100)), issues[100]]).toEqual([new Set([404]), 429]);
  for (let n = 0; n < 101; n++) expect((await openRoom()).statusCode).toBe(200);
});

test("a new room is announced once it is stored, and answered 503 when it cannot be", async () => {
  const stored = await gameApp(1_000, async () => {});
  expect((await stored.openRoom()).json()).toEqual(ROOM);
  const lost = await gameApp(1_000, () => Promise.reject(new NewRoomNotStoredError()));
  expect((await lost.openRoom()).statusCode).toBe(503);
});
