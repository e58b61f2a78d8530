/** Versions that change while people play: real processes, a real Redis. docs/plusieurs-machines.md. */
import { expect, test } from "vitest";
import { FERMETURE } from "#contracts/room.ts";
import { VERSION_PARTIE } from "#game/rules/nouvelle-partie.ts";
import { nouveauJeton, ouvrirEcran } from "#game/test/banc.ts";
import { joindre } from "#game/test/ligne.ts";
import { redisDeTest } from "#server/several-processes/test/redis.ts";
import { type TestGameProcess, startGameProcess } from "./test/start-game-process.ts";

/** A table of a host and Léa, at that process, with what it takes to come back. */
async function ouvrirTable({ adresse, creer }: TestGameProcess) {
  const { code, billet } = await creer();
  const hote = { role: "hote", jeton: nouveauJeton(), pseudo: "Hôte" };
  const lea = { role: "joueur", jeton: nouveauJeton(), pseudo: "Léa" };
  const ecran = await ouvrirEcran(adresse, code, { ...hote, billet });
  const telephone = await ouvrirEcran(adresse, code, lea);
  await telephone.jusqua(({ joueurs }) => Object.keys(joueurs).length === 2);
  return { code, hote, lea, ecran, telephone };
}

test("old, new, old again: the new one's game waits for a version that reads it, and nobody says that it is gone", async () => {
  const redis = await redisDeTest();
  const store = await redis.store();
  const chez = async (code: string) => (await store.holder(code))?.processId.split(".")[0];
  const versionDe = async (code: string) => (await store.read(code))?.version;

  const vieux = await startGameProcess(redis, "jeu1");
  const { code, lea, telephone } = await ouvrirTable(vieux);
  expect(await versionDe(code)).toBe(VERSION_PARTIE);
  const dit = (jeu: TestGameProcess) =>
    joindre(jeu.adresse, code, lea).then(
      (room) => {
        void room.leave();
        return "in";
      },
      (erreur: Error) => ("code" in erreur ? [erreur.code, erreur.message] : erreur.message),
    );

  // the next version takes it as the first stops
  const neuf = await startGameProcess(redis, "jeu2", { versionsDePlus: 1 });
  await vieux.arreter();
  expect(telephone.fermetures).toEqual([FERMETURE.deplacee]);
  expect(await chez(code)).toBe("jeu2");
  const revenue = await ouvrirEcran(neuf.adresse, code, lea);
  expect(Object.values(revenue.vue.joueurs).map(({ pseudo }) => pseudo)).toContain("Léa");
  await expect.poll(() => versionDe(code)).toBe(VERSION_PARTIE + 1);

  // somebody starts the old one again, and the new one dies
  const ancien = await startGameProcess(redis, "jeu1");
  await neuf.tuer();
  await expect
    .poll(async () => (await store.processes()).filter(({ alive }) => alive))
    .toHaveLength(1);
  for (let fois = 0; fois < 3; fois++) {
    const [statut, message] = [await dit(ancien)].flat();
    expect([statut, message]).toEqual([
      expect.any(Number),
      expect.not.stringMatching(/room_innexistante|partie_perdue/),
    ]);
    expect(statut).not.toBe(FERMETURE.deplacee);
  }
  expect([await chez(code), await versionDe(code)]).toEqual(["jeu2", VERSION_PARTIE + 1]);
  // it plays on its own meanwhile
  const ailleurs = await ouvrirTable(ancien);

  const releve = await startGameProcess(redis, "jeu3", { versionsDePlus: 1 });
  await expect.poll(() => chez(code)).toBe("jeu3");
  await expect.poll(() => dit(releve)).toBe("in");

  // told to stop with nobody but an older one there, it leaves it to a newer one
  await releve.arreter();
  expect(await chez(code)).toBe("jeu3");
  const derniere = await startGameProcess(redis, "jeu4", { versionsDePlus: 2 });
  await expect.poll(() => chez(code)).toBe("jeu4");
  await expect.poll(() => versionDe(code)).toBe(VERSION_PARTIE + 2);
  await expect.poll(() => dit(derniere)).toBe("in");
  // and the old one's go there too
  await ancien.arreter();
  expect(await chez(ailleurs.code)).toBe("jeu4");
});
