/** An API process beside a game process, on a real Redis. */
import { expect, onTestFinished, test } from "vitest";
import { readServerConfig } from "#config";
import { creerDossierTemporaire } from "#db/test/banc.ts";
import { createTestFicheProcessus } from "#server/several-processes/test/fiche.ts";
import { startTestRedis } from "#server/several-processes/test/redis.ts";
import { startApiRole } from "./api-role.ts";

const METRICS_TOKEN = "un-jeton-pour-les-mesures";

test("the metrics of the API leave rooms out, so that a sum over all processes counts none twice", async () => {
  const redis = await startTestRedis();
  const store = await redis.store();
  await store.beat(
    "jeu1.x",
    createTestFicheProcessus("jeu1", { parties: 3, telephones: 9 }),
    60_000,
  );
  const lecture = readServerConfig({
    ROLE: "api",
    PUBLIC_URL: "https://quizz.exemple.fr",
    METRICS_TOKEN,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: creerDossierTemporaire(),
    REDIS_URL: redis.url,
    SERVICE_KEY: "une-cle-de-service-pour-essayer",
    SAUVEGARDE_HEURES: "0",
    LOG_LEVEL: "fatal",
  });
  if (!lecture.ok) throw new Error(lecture.message);
  const api = await startApiRole(lecture.config);
  onTestFinished(() => api.fermer());
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const figures = await (await fetch(`${api.locale}/metrics`, { headers })).text();
  expect(figures).toContain("trinquizz_pret 1");
  expect(figures).not.toMatch(/^trinquizz_(rooms|connexions)\{/m);
});
