/** A race of typed answers in a room with a list of known words: decision 0022. */
import { afterEach, expect, it } from "vitest";
import { ETAPE } from "#contracts/partie.ts";
import { creerQuestionEntree, creerQuizz } from "#game/rules/test/quizz.ts";
import { type BancDeRooms, creerBancDeRooms, ouvrirRoom } from "#game/test/banc.ts";

let banc: BancDeRooms;
afterEach(() => banc.fermer());

it("says that slips have not ended the race, and takes no other word for slips", async () => {
  const questions = [creerQuestionEntree({ reponse: ["stalactite"], precis: [] })];
  banc = await creerBancDeRooms({
    quizz: [creerQuizz(questions, { _id: "q-test" })],
    lexique: (mot) => mot === "stalagmite",
  });
  const { hote, joueurs } = await ouvrirRoom(banc, ["Léa", "Tom", "Zoé"]);
  await hote.demander({ type: "reglerParametres", modeJeu: "rapidite" });
  await hote.demander({ type: "choisirQuizz", quizzId: "q-test" });
  await hote.jusqua((vue) => vue.titre !== "");
  await hote.demander({ type: "lancer" });
  const { tour } = await hote.jusqua((vue) => vue.phase === "jeu");
  const fautes = (vue: typeof hote.vue) => Object.values(vue.joueurs).map((un) => un.fautes);
  const [lea, tom, zoe] = joueurs;
  await lea?.demander({ type: "repondre", tour, reponse: ["stalagmite"] });
  await tom?.demander({ type: "repondre", tour, reponse: ["stalactitte"] });
  const course = await hote.jusqua((vue) => fautes(vue).some((n) => n > 0));
  expect([course.etape, fautes(course)]).toEqual([ETAPE.question, [0, 0, 1, 0]]);
  await zoe?.demander({ type: "repondre", tour, reponse: ["Stalactite"] });
  const finie = await hote.jusqua((vue) => vue.etape === ETAPE.reponse);
  const verdicts = Object.values(finie.joueurs).map((un) => un.jugement);
  expect(verdicts).toEqual(["", "faux", "juste", "juste"]);
});
