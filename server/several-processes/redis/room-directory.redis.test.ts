/** Codes taken and given back, on a real Redis that comes and goes. */
import { expect, onTestFinished, test } from "vitest";
import { redisDeTest } from "#game/test/redis.ts";
import { createJournalParLots } from "../../../game-server/ports/adapters/journal-par-lots.ts";
import { createAnnuaireRedis } from "./room-directory.ts";
import { createBaux, createEcrivainRedis } from "./leases.ts";

async function monter() {
  const redis = await redisDeTest();
  const magasin = await redis.magasin();
  const baux = createBaux();
  const journal = createJournalParLots({
    ecrivain: createEcrivainRedis(magasin, "jeu1.x", baux),
    lire: async () => [],
    reessaiMs: 10,
  });
  onTestFinished(() => journal.fermer());
  return {
    redis,
    magasin,
    annuaire: createAnnuaireRedis(magasin, "jeu1.x", baux, (code) => journal.oublier(code)),
  };
}

test("a code that is given back is anybody's", async () => {
  const { annuaire } = await monter();
  expect([await annuaire.reserver("AAAAAA"), await annuaire.reserver("AAAAAA")]).toEqual([
    true,
    false,
  ]);
  expect(await annuaire.ailleurs("AAAAAA")).toBe("enRoute");
  await annuaire.rendre("AAAAAA");
  expect(await annuaire.ailleurs("AAAAAA")).toBeNull();
  expect(await annuaire.reserver("AAAAAA")).toBe(true);
});

test("given back while Redis is away, it is once Redis is there again; nothing fails meanwhile", async () => {
  const { redis, magasin, annuaire } = await monter();
  await annuaire.reserver("AAAAAA");
  await redis.tuer();
  const rendue = annuaire.rendre("AAAAAA");
  await expect(magasin.codesDe("jeu1.x")).rejects.toThrow();
  await redis.rallumer();
  await rendue;
  expect([await magasin.codesDe("jeu1.x"), await annuaire.ailleurs("AAAAAA")]).toEqual([[], null]);
});
