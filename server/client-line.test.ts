/** The line's way in on a real door, in Node, where all that the server says at once comes in one turn. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Banc, monterBanc, nouveauJeton } from "#game/test/banc.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";
import { joindreRoom } from "../client/partie/line/sdk.ts";

let banc: Banc;
beforeEach(async () => {
  banc = await monterBanc({ quizz: [QUIZZ_DE_TEST] });
  vi.stubGlobal("location", { origin: banc.url });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await banc.fermer();
});

it("whoever listens a moment late has missed nothing", async () => {
  const { code } = await banc.jeu.creer();
  const room = await joindreRoom(code, {
    role: "joueur",
    jeton: nouveauJeton(),
    pseudo: "Léa",
    sansAlcool: false,
  });
  // answered after all that was said at once
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

it("says the code of a refusal", async () => {
  const demande = {
    role: "joueur",
    jeton: nouveauJeton(),
    pseudo: "Léa",
    sansAlcool: false,
  } as const;
  await expect(joindreRoom("ZZZZZZ", demande)).rejects.toThrow("room_innexistante");
});
