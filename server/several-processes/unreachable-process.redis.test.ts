/** A game process that players cannot reach takes no games: a real process, a real Redis, and the proxy of a site. */
import { once } from "node:events";
import { createServer, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { readServerConfig } from "#config";
import { serializeGameWithChangedParts } from "#game/ports/adapters/stored-game.ts";
import { creerNouvellePartie } from "#game/rules/nouvelle-partie.ts";
import { createTestFicheProcessus } from "#server/several-processes/test/fiche.ts";
import { startTestRedis, type TestRedis } from "#server/several-processes/test/redis.ts";
import { startGameRole } from "./game-role.ts";
import { SERVICE_KEY_OF_TESTS, startTestApi } from "./test/start-game-process.ts";

/** Longer than a process waits before it takes the games of a dead one. */
const INHERITED_MS = 6_000;

/** A proxy that leads to the door of each process that has a line, and anywhere else to a page. */
async function startProxy() {
  const lines = new Map<string, string>();
  const http = createServer((asked, answer) => {
    const [, name = "", door = ""] = /^\/p\/([^/]+)(\/entrer\/.*)$/.exec(asked.url ?? "") ?? [];
    const address = lines.get(name);
    if (address === undefined) return void answer.end("the page of the site");
    request(address + door, (from) => from.pipe(answer.writeHead(from.statusCode ?? 502))).end();
  });
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const at = http.address();
  return { lines, url: `http://127.0.0.1:${String(typeof at === "object" ? at?.port : 0)}` };
}

async function startProcess(
  { url }: TestRedis,
  PROCESSUS: string,
  API_URL: string,
  SERVICE_KEY = SERVICE_KEY_OF_TESTS,
) {
  const settings = { ROLE: "jeu", PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "silent" };
  const read = readServerConfig({ ...settings, PROCESSUS, API_URL, SERVICE_KEY, REDIS_URL: url });
  if (!read.ok) throw new Error(read.message);
  const role = await startGameRole(read.config);
  onTestFinished(() => role.fermer());
  const { locale: address } = role;
  const headers = { authorization: `Bearer ${SERVICE_KEY}`, "content-type": "application/json" };
  const asked = { method: "POST", headers, body: "{}" };
  return {
    address,
    stop: () => role.fermer(),
    health: async (): Promise<unknown> => (await fetch(`${address}/api/sante`)).json(),
    openRoom: async () => (await fetch(`${address}/interne/rooms`, asked)).status,
  };
}

/** A Redis in which the dead process `jeu1` has left a game. */
async function leaveGame(code: string) {
  const redis = await startTestRedis();
  const store = await redis.store();
  await store.publishSettings({ publicUrl: null, version: "", placesMax: 8 });
  await store.beat("jeu1.x", createTestFicheProcessus("jeu1"), 60_000);
  const lease = (await store.reserve(code, "jeu1.x")) ?? 0;
  const game = creerNouvellePartie({ code, billet: "b", graine: [1, 2, 3, 4], placesMax: 8 });
  const partie = serializeGameWithChangedParts(game, 0, null);
  await store.write("jeu1.x", [{ code, lease, partie, soirees: [], deleted: false }]);
  await store.declareDead("jeu1.x");
  const holder = async () => (await store.holder(code))?.processId.split(".")[0];
  return { redis, store, holder };
}

test("without its line in the proxy a process takes no game and says so; it plays once the line is there", async () => {
  const { redis, store, holder } = await leaveGame("ABC234");
  const proxy = await startProxy();
  const { address, health, openRoom } = await startProcess(
    redis,
    "jeu2",
    await startTestApi(proxy.url),
  );
  const missing = expect.stringContaining("«\u00A0import jeu jeu2 adresse:port\u00A0»");
  await expect.poll(health).toMatchObject({ ok: false, details: { manque: missing } });
  // the line of another process, which leads to this one, proves nothing of its own
  proxy.lines.set("jeu3", address);
  await sleep(INHERITED_MS);
  expect([await openRoom(), await holder()]).toEqual([503, "jeu1"]);
  const said = (await store.processes()).flatMap(({ fiche }) => fiche?.manque ?? []);
  expect(said).toEqual(["chemin"]);

  proxy.lines.set("jeu2", address);
  await expect.poll(health).toMatchObject({ ok: true, details: { manque: null } });
  expect(await openRoom()).toBe(200);
  await expect.poll(holder).toBe("jeu2");
});

test("a process whose key the API refuses inherits no game and says so; another one does", async () => {
  const { redis, holder } = await leaveGame("ABC234");
  const api = await startTestApi();
  const wrong = await startProcess(redis, "jeu2", api, "une-autre-cle-que-celle-de-l-api");
  const missing = expect.stringContaining("l’API refuse sa clé");
  await expect.poll(wrong.health).toMatchObject({ ok: false, details: { manque: missing } });
  await sleep(INHERITED_MS);
  expect([await wrong.openRoom(), await holder()]).toEqual([503, "jeu1"]);
  await wrong.stop();
  await startProcess(redis, "jeu3", api);
  await expect.poll(holder).toBe("jeu3");
});
