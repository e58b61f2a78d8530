/** Real processes that draw the same codes at the same time never open two rooms under one code. */
import { expect, onTestFinished, test, vi } from "vitest";
import { CODES_FERMETURE_SOCKET, reponseRoomCreee } from "#contracts/room.ts";
import { creerJetonDeTest } from "#game/test/banc.ts";
import { joindreRoomParSocket } from "#game/test/ligne.ts";
import { startTestRedis } from "#server/several-processes/test/redis.ts";
import { startGameProcess } from "./test/start-game-process.ts";

const CREATIONS = 10_000;
const CODES = Array.from({ length: 50 }, (_, n) => `TWIN${String(10 + n)}`);

test("ten thousand creations over fifty codes by three processes open fifty rooms, each in one process", async () => {
  // the Colyseus SDK warns each time a process closes a connection to say where the room is
  const bruit = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => bruit.mockRestore());
  const redis = await startTestRedis();
  const store = await redis.store();
  const options = { codes: CODES, roomsMax: CREATIONS, believedMs: 60_000 };
  const jeux = await Promise.all(
    ["jeu1", "jeu2", "jeu3"].map((nom) => startGameProcess(redis, nom, options)),
  );
  const issues = await Promise.all(
    Array.from({ length: CREATIONS }, async (_, n) => {
      const jeu = jeux[n % jeux.length];
      if (jeu === undefined) throw new Error("three");
      return { jeu, ...(await jeu.demanderRoom()) };
    }),
  );
  const refus = issues.filter(({ statut }) => statut !== 200);
  expect(new Set(refus.map(({ statut, corps }) => JSON.stringify([statut, corps])))).toEqual(
    new Set([
      JSON.stringify([503, { message: "Aucun code n’était libre pour votre table. Réessayez." }]),
    ]),
  );
  const creees = issues
    .filter(({ statut }) => statut === 200)
    .map(({ jeu, corps }) => {
      const { code, billet } = reponseRoomCreee.parse(corps);
      return { jeu, code, billet };
    });
  expect(creees.map(({ code }) => code).toSorted()).toEqual(CODES);

  // the leases in Redis agree with the processes
  const tenues = await Promise.all(creees.map(async ({ code }) => store.holder(code)));
  expect(tenues.map((tenue) => tenue?.processId.split(".")[0])).toEqual(
    creees.map(({ jeu }) => jeu.nom),
  );
  expect(new Set(tenues.map((tenue) => tenue?.lease)).size).toBe(CODES.length);
  await expect
    .poll(async () => {
      const processus = await store.processes();
      return processus.reduce((n, { fiche }) => n + (fiche?.parties ?? 0), 0);
    })
    .toBe(CODES.length);
  for (const { processId, fiche } of await store.processes())
    expect((await store.codesOf(processId)).length).toBe(fiche?.parties);

  // the ticket opens the room in its process; the other processes say where that is
  for (const { jeu, code, billet } of creees) {
    const hote = { role: "hote", jeton: creerJetonDeTest(), pseudo: "Hôte", billet };
    for (const autre of jeux.filter((un) => un !== jeu))
      await expect(joindreRoomParSocket(autre.adresse, code, hote)).rejects.toMatchObject({
        code: CODES_FERMETURE_SOCKET.deplacee,
        message: `/p/${jeu.nom}/`,
      });
    const room = await joindreRoomParSocket(jeu.adresse, code, hote);
    expect(room.state.code).toBe(code);
    await room.leave();
  }
});
