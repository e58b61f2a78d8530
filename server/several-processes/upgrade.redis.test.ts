/** Updates during games: real processes, a real Redis. docs/plusieurs-machines.md. */
import { expect, test } from "vitest";
import { CODES_FERMETURE_SOCKET } from "#contracts/room.ts";
import { VERSION_PARTIE_STOCKEE } from "#game/rules/nouvelle-partie.ts";
import { creerJetonDeTest, ouvrirEcran } from "#game/test/banc.ts";
import { joindreRoomParSocket } from "#game/test/ligne.ts";
import { startTestRedis } from "#server/several-processes/test/redis.ts";
import { type TestGameProcess, startGameProcess } from "./test/start-game-process.ts";

/** A room with a host and Léa in that process, and what they need to come back. */
async function ouvrirTable({ adresse, creer }: TestGameProcess) {
  const { code, billet } = await creer();
  const hote = { role: "hote", jeton: creerJetonDeTest(), pseudo: "Hôte" };
  const lea = { role: "joueur", jeton: creerJetonDeTest(), pseudo: "Léa" };
  const ecran = await ouvrirEcran(adresse, code, { ...hote, billet });
  const telephone = await ouvrirEcran(adresse, code, lea);
  await telephone.jusqua(({ joueurs }) => Object.keys(joueurs).length === 2);
  return { code, hote, lea, ecran, telephone };
}

test("after a downgrade, a game of the newer version waits for a process that reads it, and no screen hears that it is gone", async () => {
  const redis = await startTestRedis();
  const store = await redis.store();
  const chez = async (code: string) => (await store.holder(code))?.processId.split(".")[0];
  const versionDe = async (code: string) => (await store.read(code))?.version;

  const vieux = await startGameProcess(redis, "jeu1");
  const { code, lea, telephone } = await ouvrirTable(vieux);
  expect(await versionDe(code)).toBe(VERSION_PARTIE_STOCKEE);
  const dit = (jeu: TestGameProcess) =>
    joindreRoomParSocket(jeu.adresse, code, lea).then(
      (room) => {
        void room.leave();
        return "in";
      },
      (erreur: Error) => ("code" in erreur ? [erreur.code, erreur.message] : erreur.message),
    );

  // the newer version takes the game when the older one stops
  const neuf = await startGameProcess(redis, "jeu2", { versionsDePlus: 1 });
  await vieux.arreter();
  expect(telephone.fermetures).toEqual([CODES_FERMETURE_SOCKET.deplacee]);
  expect(await chez(code)).toBe("jeu2");
  const revenue = await ouvrirEcran(neuf.adresse, code, lea);
  expect(Object.values(revenue.vue.joueurs).map(({ pseudo }) => pseudo)).toContain("Léa");
  await expect.poll(() => versionDe(code)).toBe(VERSION_PARTIE_STOCKEE + 1);

  // the older version is started again, and the newer one dies
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
    expect(statut).not.toBe(CODES_FERMETURE_SOCKET.deplacee);
  }
  expect([await chez(code), await versionDe(code)]).toEqual(["jeu2", VERSION_PARTIE_STOCKEE + 1]);
  // the older version plays its own games meanwhile
  const ailleurs = await ouvrirTable(ancien);

  const releve = await startGameProcess(redis, "jeu3", { versionsDePlus: 1 });
  await expect.poll(() => chez(code)).toBe("jeu3");
  await expect.poll(() => dit(releve)).toBe("in");

  // a process that stops beside an older one leaves its game for a newer one
  await releve.arreter();
  expect(await chez(code)).toBe("jeu3");
  const derniere = await startGameProcess(redis, "jeu4", { versionsDePlus: 2 });
  await expect.poll(() => chez(code)).toBe("jeu4");
  await expect.poll(() => versionDe(code)).toBe(VERSION_PARTIE_STOCKEE + 2);
  await expect.poll(() => dit(derniere)).toBe("in");
  // the games of the older version go to the newer one too
  await ancien.arreter();
  expect(await chez(ailleurs.code)).toBe("jeu4");
});
