// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { type Question, question } from "#contracts/quizz.ts";
import { remplacerMediasQuiJouentParImages, vueDeRoomPourApercuDeQuestion } from "./vue-apercu.ts";

const choix = (champs: Partial<Question> = {}): Question => ({
  ...question.parse({ _id: "q", type: "choix", text: "Lequel ?" }),
  options: ["a", "b"],
  reponse: ["b"],
  ...champs,
});

const voir = (question: Question, revelee = false) =>
  vueDeRoomPourApercuDeQuestion({
    question,
    titre: "Fromages",
    numero: 2,
    total: 5,
    suite: revelee ? [] : null,
  });

describe("before the answer", () => {
  test.each([
    choix(),
    choix({ type: "ordre", reponse: ["b", "a"] }),
    choix({ type: "entree", options: [] }),
    choix({ type: "rien", options: [], reponse: [] }),
  ])("$type: three are at the table, and nobody has answered", (une) => {
    const { joueurs, numero, nbQuestions, titre } = voir(une);
    expect([titre, numero, nbQuestions]).toEqual(["Fromages", 2, 5]);
    expect(Object.keys(joueurs)).toEqual(["CREATEUR", "lea", "tom", "zineb"]);
    expect(Object.values(joueurs).flatMap(({ reponse }) => reponse)).toEqual([]);
  });

  test("the countdown stands still, and there is none without a time", () => {
    expect(voir(choix({ temps: 12 })).minuteur).toMatchObject({ resteMs: 12_000, marche: false });
    expect(voir(choix({ temps: 0 })).minuteur).toBeUndefined();
  });

  test("an option that is there twice for the time of a keystroke is shown once", () => {
    expect(voir(choix({ options: ["a", "b", "a"] })).question?.options).toEqual(["a", "b"]);
  });
});

describe("after the answer", () => {
  test("one is right, another is not, and nothing is right while nothing was ticked", () => {
    const question = choix({ options: ["a", "b"], reponse: ["b"] });
    const { joueurs } = voir(question, true);
    expect(joueurs["lea"]).toMatchObject({ reponse: ["b"], jugement: "juste" });
    expect(joueurs["tom"]).toMatchObject({ reponse: ["a"], jugement: "faux" });
    expect(voir({ ...question, reponse: [] }, true).joueurs["lea"]?.jugement).toBe("faux");
  });
});

describe("nothing plays on the host's screen", () => {
  test.each([
    ["son.mp3", /\/apercus\/audio\.svg$/],
    ["film.mp4", /\/apercus\/video\.svg$/],
    ["https://youtu.be/dQw4w9WgXcQ", /^https:\/\/i\.ytimg\.com\/vi\/dQw4w9WgXcQ\/hqdefault\.jpg$/],
    ["image.webp", /^image\.webp$/],
    ["", /^$/],
  ])("%j", (media, attendu) => {
    const question = choix({ media, suite: { media, text: "suite" } });
    const { question: vue } = remplacerMediasQuiJouentParImages(voir(question, true));
    expect(vue?.media).toMatch(attendu);
    expect(vue?.suiteMedia).toMatch(attendu);
  });
});
