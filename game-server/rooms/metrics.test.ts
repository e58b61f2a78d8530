/** The figures of the games tell how long, how many and which kind, but never who. */
import { expect, onTestFinished, test } from "vitest";
import {
  entrerDansRoomDeTest,
  creerBancDeRooms,
  creerJetonDeTest,
  ouvrirRoom,
} from "#game/test/banc.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";

test("reveals are timed, refusals counted by kind, those who are there counted by role", async () => {
  const revelations: number[] = [];
  const refus: string[] = [];
  const banc = await creerBancDeRooms({
    quizz: [QUIZZ_DE_TEST],
    metrics: {
      revelation: (ms) => revelations.push(ms),
      refus: (code) => refus.push(code),
      ecriture() {},
    },
  });
  onTestFinished(() => banc.fermer());
  const { code, hote, joueurs } = await ouvrirRoom(banc, ["Léa", "Tom"]);
  const [lea, tom] = joueurs;
  if (!lea || !tom) throw new Error("two players");
  await hote.demander({ type: "choisirQuizz", quizzId: "q-test" });
  await hote.jusqua((vue) => vue.titre === "Quizz de test");
  await hote.demander({ type: "lancer" });
  const { tour } = await lea.jusqua((vue) => vue.phase === "jeu");
  expect(await banc.jeu.occupation()).toEqual({ parties: 1, essais: 0, hotes: 1, telephones: 2 });

  await lea.demander({ type: "repondre", tour, reponse: ["Canberra"] });
  await lea.demander({ type: "repondre", tour, reponse: ["Perth"] });
  await lea.demander({ type: "lancer" });
  expect([revelations, refus]).toEqual([[], ["deja_repondu", "hote_seulement"]]);
  await tom.demander({ type: "repondre", tour, reponse: ["Perth"] });
  // one reveal is recorded per room, whatever the number of screens
  expect(revelations).toEqual([expect.any(Number)]);

  const demande = { role: "joueur", jeton: creerJetonDeTest(), pseudo: "" };
  await expect(entrerDansRoomDeTest(banc, code, demande)).rejects.toThrow("pseudo_vide");
  await expect(
    entrerDansRoomDeTest(banc, "ZZZZZZ", { ...demande, pseudo: "Ana" }),
  ).rejects.toThrow();
  expect(refus.slice(2)).toEqual(["pseudo_vide", "room_innexistante"]);
  await tom.room.leave();
  await expect.poll(() => banc.jeu.occupation()).toMatchObject({ hotes: 1, telephones: 1 });
});
