/** How a shaking sees that a game is open twice: bench/secousse. */
import { expect, test } from "vitest";
import { ficheDeTest, redisDeTest } from "#game/test/redis.ts";
import { comparerTenues, verifierUneFois } from "../bench/secousse/une-fois.ts";

const tenue = (nom: string, ouvertes: number, siennes = ouvertes) => ({ nom, ouvertes, siennes });

test("each room is open where Redis says that its game is, and there are as many as tables", () => {
  expect(comparerTenues([tenue("jeu1", 2), tenue("jeu2", 1), tenue("mort", 0)], 3)).toEqual([]);
  expect(comparerTenues([tenue("jeu1", 2), tenue("jeu2", 2, 1)], 3)).toEqual([
    "jeu2 has 2 rooms open, and 1 games by Redis",
    "4 rooms are open for 3 tables",
  ]);
  expect(comparerTenues([tenue("jeu1", 2), tenue("mort", 0, 1)], 3)).toEqual([
    "mort has 0 rooms open, and 1 games by Redis",
    "2 rooms are open for 3 tables",
  ]);
  // a twin under another lease: each has what it says
  expect(comparerTenues([tenue("jeu1", 2), tenue("jeu2", 2)], 3)).toEqual([
    "4 rooms are open for 3 tables",
  ]);
});

test("what is on its way is waited for, and what stays doubled is said", async () => {
  const magasin = await (await redisDeTest()).magasin();
  const battre = (nom: string, parties: number) =>
    magasin.battre(`${nom}.a`, ficheDeTest(nom, { parties }), 60_000);
  await magasin.reserver("AAAAAA", "jeu1.a");
  await battre("jeu1", 1);
  await battre("jeu2", 1);
  expect(await verifierUneFois(magasin, 1, 0)).toEqual([
    "jeu2 has 1 rooms open, and 0 games by Redis",
    "2 rooms are open for 1 tables",
  ]);
  const attendu = verifierUneFois(magasin, 1, 60_000);
  await battre("jeu2", 0);
  expect(await attendu).toEqual([]);
});
