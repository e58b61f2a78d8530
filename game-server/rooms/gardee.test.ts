/** A new room is announced once it is on the disk, and is closed again when it cannot be stored. surete "Faults". */
import { expect, it, onTestFinished } from "vitest";
import { journalEnMemoire, creerBancDeRooms } from "#game/test/banc.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";
import { NewRoomNotStoredError } from "#server/game-service.ts";

async function bancDisque() {
  const memoire = journalEnMemoire();
  const banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST], journal: memoire.journal });
  onTestFinished(() => banc.fermer());
  return { ...memoire, jeu: banc.jeu };
}

it("is there when it is promised", async () => {
  const { jeu, disque } = await bancDisque();
  const { code } = await jeu.creer();
  await jeu.waitUntilStored(code);
  expect([...disque.keys()]).toEqual([code]);
});

it("waits for a disk that comes back", async () => {
  const { jeu, disque, panne } = await bancDisque();
  panne(true);
  const { code } = await jeu.creer();
  const gardee = jeu.waitUntilStored(code, 60_000);
  expect(disque.size).toBe(0);
  panne(false);
  await gardee;
  expect(disque.has(code)).toBe(true);
});

it("is refused and closed when the disk does not take it in time", async () => {
  const { jeu, panne } = await bancDisque();
  panne(true);
  const { code } = await jeu.creer();
  await expect(jeu.waitUntilStored(code, 1)).rejects.toBeInstanceOf(NewRoomNotStoredError);
  await expect.poll(() => jeu.existe(code)).toBe(false);
  panne(false);
});
