/** The client's connection to a room, against a real server. In Node all first messages of the server arrive in one turn. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type BancDeRooms, creerBancDeRooms, creerJetonDeTest } from "#game/test/banc.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";
import { joinColyseusRoom } from "../client/partie/line/sdk.ts";

let banc: BancDeRooms;
beforeEach(async () => {
  banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST] });
  vi.stubGlobal("location", { origin: banc.url });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await banc.fermer();
});

it("a listener that comes a moment late misses nothing", async () => {
  const { code } = await banc.jeu.creer();
  const room = await joinColyseusRoom(code, {
    role: "joueur",
    jeton: creerJetonDeTest(),
    pseudo: "Léa",
    sansAlcool: false,
  });
  // the answer to this command comes after all first messages of the room
  await new Promise<void>((entendu) => room.ping(entendu));
  const recu: unknown[] = [];
  room.suivre({
    vue: (vue) => recu.push(Object.keys(vue.joueurs)),
    bienvenue: (brut) => recu.push(brut),
    refus: () => {},
    coupee: () => {},
  });
  expect(recu).toEqual([
    ["CREATEUR", "j1"],
    { playerID: "j1", pseudo: "Léa", reponse: [], voix: null, version: expect.any(String) },
  ]);
  room.lacher();
});

it("rejects with the code of a refusal", async () => {
  const demande = {
    role: "joueur",
    jeton: creerJetonDeTest(),
    pseudo: "Léa",
    sansAlcool: false,
  } as const;
  await expect(joinColyseusRoom("ZZZZZZ", demande)).rejects.toThrow("room_innexistante");
});
