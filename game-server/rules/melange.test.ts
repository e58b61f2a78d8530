import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creerEtatDuGenerateurAleatoire, creerGenerateurAleatoire } from "./hasard.ts";
import { lirePlagesAMelanger, melangerQuizzAJouer } from "./melange.ts";
import { createPropertyRunOptions } from "./test/essais.ts";
import { gelerEnProfondeur } from "./test/gel.ts";
import {
  creerQuestionChoix,
  creerQuestionEntree,
  creerQuestionOrdre,
  creerQuizz,
  creerQuestionRien,
} from "./test/quizz.ts";

const LETTRES = [..."abcdef"];
const des = (semence: number) => creerGenerateurAleatoire(creerEtatDuGenerateurAleatoire(semence));
const trier = (nombres: readonly number[]) => nombres.toSorted((a, b) => a - b);
const semences = Array.from({ length: 200 }, (_, i) => i * 7_919 + 1);
const numeros = (n: number) =>
  creerQuizz(Array.from({ length: n }, (_, i) => creerQuestionChoix({ text: String(i) })));
const ordreJoue = (n: number, champs: Parameters<typeof creerQuizz>[1], semence: number) =>
  melangerQuizzAJouer({ ...numeros(n), ...champs }, des(semence)).questions.map(({ text }) =>
    Number(text),
  );

describe("ranges to shuffle", () => {
  it.each([
    ["none", [], []],
    ["one", [1, 3], [[1, 3]]],
    [
      "two",
      [0, 1, 3, 4],
      [
        [0, 1],
        [3, 4],
      ],
    ],
    ["the whole quizz", [0, 4], [[0, 4]]],
    ["one that leaves the quizz is cut", [3, 9], [[3, 4]]],
    ["one outside the quizz is dropped", [5, 9], []],
    ["one that starts on the last question has nothing to shuffle", [4, 9], []],
    ["one question alone", [2, 2], []],
    ["backwards", [3, 1], []],
    ["half a pair is dropped", [0, 1, 3], [[0, 1]]],
    ["a single number", [2], []],
    ["dropped ones do not shift the next", [9, 12, 1, 2], [[1, 2]]],
  ])("%s", (_, aleatoire, attendues) =>
    expect(lirePlagesAMelanger(aleatoire, 5)).toEqual(attendues),
  );

  it("none in an empty quizz", () => expect(lirePlagesAMelanger([0, 3], 0)).toEqual([]));
});

describe("the order of a game", () => {
  it("is the stored one when nothing is to be shuffled", () => {
    for (const semence of semences) expect(ordreJoue(6, {}, semence)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("shuffles each range within itself, and nothing else", () => {
    const vus = new Set<string>();
    for (const semence of semences) {
      const joue = ordreJoue(8, { aleatoire: [1, 3, 5, 6] }, semence);
      expect([joue[0], joue[4], joue[7]]).toEqual([0, 4, 7]);
      expect(trier(joue.slice(1, 4))).toEqual([1, 2, 3]);
      expect(trier(joue.slice(5, 7))).toEqual([5, 6]);
      vus.add(joue.join());
    }
    expect(vus.size).toBe(12);
  });

  it("shuffles everything with aleatoireGlobal, whatever the ranges", () => {
    const vus = new Set<string>();
    for (const semence of semences) {
      const joue = ordreJoue(4, { aleatoireGlobal: true, aleatoire: [0, 1] }, semence);
      expect(trier(joue)).toEqual([0, 1, 2, 3]);
      vus.add(joue.join());
    }
    expect(vus.size).toBe(24);
  });

  it("never moves a message with aleatoireGlobal: it speaks of its place", () => {
    const lu = creerQuizz(
      [
        creerQuestionRien(),
        creerQuestionChoix(),
        creerQuestionChoix(),
        creerQuestionRien(),
        creerQuestionChoix(),
        creerQuestionChoix(),
      ],
      {
        aleatoireGlobal: true,
      },
    );
    const ordres = new Set<string>();
    for (const semence of semences) {
      const joue = melangerQuizzAJouer(
        lu,
        creerGenerateurAleatoire(creerEtatDuGenerateurAleatoire(semence)),
      ).questions;
      expect(joue.map(({ type }) => type === "rien")).toEqual([
        true,
        false,
        false,
        true,
        false,
        false,
      ]);
      expect([joue[0]?._id, joue[3]?._id]).toEqual(["q0", "q3"]);
      ordres.add(joue.map(({ _id }) => _id).join());
    }
    expect(ordres.size).toBe(24);
  });

  it("keeps every question, whatever the ranges", () => {
    const nombres = fc.array(fc.nat({ max: 12 }), { maxLength: 9 });
    fc.assert(
      fc.property(
        nombres,
        fc.nat({ max: 10 }),
        fc.boolean(),
        fc.integer(),
        (aleatoire, n, aleatoireGlobal, semence) => {
          const joue = ordreJoue(n, { aleatoire, aleatoireGlobal }, semence);
          expect(trier(joue)).toEqual(Array.from({ length: n }, (_, i) => i));
        },
      ),
      createPropertyRunOptions(300),
    );
  });

  it("is the same for the same seed", () => {
    for (const semence of semences.slice(0, 20))
      expect(ordreJoue(9, { aleatoireGlobal: true }, semence)).toEqual(
        ordreJoue(9, { aleatoireGlobal: true }, semence),
      );
  });
});

describe("the options of a question", () => {
  const optionsVues = (question: ReturnType<typeof creerQuestionChoix>) => {
    const lu = gelerEnProfondeur(creerQuizz([question]));
    return new Set(
      semences.map((semence) => {
        const [jouee] = melangerQuizzAJouer(lu, des(semence)).questions;
        expect(jouee?.options.toSorted()).toEqual(question.options.toSorted());
        expect({ ...jouee, options: [] }).toEqual({ ...lu.questions[0], options: [] });
        return jouee?.options.join("");
      }),
    );
  };

  it("stay as they are stored without aleatoire", () => {
    expect(optionsVues(creerQuestionChoix({ options: LETTRES, reponse: ["a"] }))).toEqual(
      new Set(["abcdef"]),
    );
  });

  it("are shuffled with aleatoire", () => {
    expect(
      optionsVues(creerQuestionChoix({ options: LETTRES, aleatoire: true })).size,
    ).toBeGreaterThan(100);
    expect(
      optionsVues(creerQuestionChoix({ options: ["a", "b", "c"], aleatoire: true })).size,
    ).toBe(6);
  });

  it("are always shuffled for ordre, which would show its own answer", () => {
    expect(
      optionsVues(creerQuestionOrdre({ options: ["a", "b", "c"], reponse: ["a", "b", "c"] })).size,
    ).toBe(6);
    expect(
      optionsVues(creerQuestionOrdre({ options: ["a", "b", "c"], aleatoire: true })).size,
    ).toBe(6);
  });

  it("may be none", () => {
    expect(optionsVues(creerQuestionEntree({ aleatoire: true }))).toEqual(new Set([""]));
    expect(optionsVues(creerQuestionOrdre({ options: [] }))).toEqual(new Set([""]));
  });
});
