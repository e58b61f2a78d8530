import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  calculerDifficulteDeQuestion,
  type QuestionCandidateDeComposition,
  choisirQuestionsDeComposition,
  difficulteDeQuestion,
  difficulteVoulue,
  calculerCleDeQuestionVue,
  creerIdDeQuizzCompose,
  estIdDeQuizzCompose,
  voeuxDeComposition,
} from "./composition.ts";

const candidat = fc.record({
  quizz: fc.constantFrom("a", "b", "c", "d"),
  question: fc.string({ minLength: 1, maxLength: 2 }),
  cle: fc.constantFrom(...Array.from({ length: 40 }, (_, n) => `cle ${String(n)}`)),
  difficulte: fc.constantFrom(null, ...difficulteDeQuestion.options),
});
const cas = fc.record({
  candidats: fc.uniqueArray(candidat, { selector: ({ question }) => question, maxLength: 60 }),
  voeux: fc.record({
    nombre: fc.integer({ min: 5, max: 40 }),
    difficulte: fc.constantFrom(...difficulteVoulue.options),
  }),
  vues: fc.record({
    questions: fc.array(fc.string({ minLength: 1, maxLength: 2 })).map((ids) => new Set(ids)),
    cles: fc.array(fc.integer({ max: 40 })).map((n) => new Set(n.map((un) => `cle ${String(un)}`))),
  }),
});
const palier = ({ difficulte }: QuestionCandidateDeComposition) => difficulte ?? "moyen";

describe("the questions of an evening", () => {
  it("are new to the group, each asked once, and as many as wished or as there are", () => {
    fc.assert(
      fc.property(cas, ({ candidats, voeux, vues }) => {
        const choisies = choisirQuestionsDeComposition(candidats, voeux, vues);
        for (const { question, cle } of choisies) {
          expect(vues.questions.has(question)).toBe(false);
          expect(vues.cles.has(cle)).toBe(false);
        }
        const cles = choisies.map(({ cle }) => cle);
        expect(new Set(cles).size).toBe(cles.length);
        expect(candidats.filter((un) => choisies.includes(un))).toEqual(choisies);
        if (voeux.difficulte !== "melange") return;
        const neuves = candidats.filter(
          ({ question, cle }) => !vues.questions.has(question) && !vues.cles.has(cle),
        );
        expect(choisies).toHaveLength(
          Math.min(voeux.nombre, new Set(neuves.map(({ cle }) => cle)).size),
        );
      }),
    );
  });

  it("have the wished difficulty before another one, and never the opposite one", () => {
    fc.assert(
      fc.property(cas, ({ candidats, voeux, vues }) => {
        const { difficulte } = voeux;
        const choisies = choisirQuestionsDeComposition(candidats, voeux, vues);
        if (difficulte === "melange") return;
        if (difficulte === "facile") expect(choisies.map(palier)).not.toContain("difficile");
        if (difficulte === "difficile") expect(choisies.map(palier)).not.toContain("facile");
        const voulues = choisirQuestionsDeComposition(
          candidats,
          { ...voeux, difficulte: "melange", nombre: candidats.length },
          vues,
        ).filter((un) => palier(un) === difficulte);
        if (choisies.some((une) => palier(une) !== difficulte))
          expect(choisies.filter((une) => palier(une) === difficulte)).toHaveLength(voulues.length);
      }),
    );
  });

  it("come from as many quizzes as possible", () => {
    fc.assert(
      fc.property(cas, ({ candidats, voeux, vues }) => {
        const melange = { ...voeux, difficulte: "melange" } as const;
        const toutes = choisirQuestionsDeComposition(candidats, { ...melange, nombre: 99 }, vues);
        const choisies = choisirQuestionsDeComposition(candidats, melange, vues);
        const compter = (liste: readonly QuestionCandidateDeComposition[], quizz: string) =>
          liste.filter((une) => une.quizz === quizz).length;
        const noms = [...new Set(toutes.map(({ quizz }) => quizz))];
        const plus = Math.max(0, ...noms.map((nom) => compter(choisies, nom)));
        for (const nom of noms) {
          const restent = compter(toutes, nom) - compter(choisies, nom);
          if (restent > 0) expect(compter(choisies, nom)).toBeGreaterThanOrEqual(plus - 1);
        }
      }),
    );
  });
});

test("a question is easy or hard by its answers, from twenty on", () => {
  const dire = (posees: number, justes: number) => calculerDifficulteDeQuestion({ posees, justes });
  expect([dire(19, 19), dire(20, 20), dire(20, 14), dire(20, 13)]).toEqual([
    null,
    "facile",
    "facile",
    "moyen",
  ]);
  expect([dire(20, 8), dire(20, 7), dire(1000, 0)]).toEqual(["moyen", "difficile", "difficile"]);
});

test("a copy of a question is the same one, however it is typed; another question is not", () => {
  const question = {
    type: "choix",
    text: "Où est né Molière ?",
    options: ["Paris", "Lyon"],
    reponse: ["Paris"],
    precis: [],
  } as const;
  const cle = (champs: object) =>
    calculerCleDeQuestionVue({
      ...question,
      options: [...question.options],
      reponse: [...question.reponse],
      precis: [],
      ...champs,
    });
  expect(cle({ text: "ou est ne  moliere" })).toBe(cle({}));
  expect(cle({ options: ["Lyon", "Paris"] })).toBe(cle({}));
  expect(cle({ text: "Où est né Racine ?" })).not.toBe(cle({}));
  expect(cle({ options: ["Paris", "Pézenas"] })).not.toBe(cle({}));
  // many questions are answered by yes or no
  const vrai = { options: ["Vrai", "Faux"], reponse: ["Vrai"] };
  expect(cle({ ...vrai, text: "La Terre est ronde." })).not.toBe(
    cle({ ...vrai, text: "L’eau mouille." }),
  );
});

test("the id of a composed quizz is that of no stored one", () => {
  expect(estIdDeQuizzCompose(creerIdDeQuizzCompose("1x2y"))).toBe(true);
  expect(estIdDeQuizzCompose("0123456789abcdef01234567")).toBe(false);
});

test("wishes are bounded", () => {
  const voeux = { tags: ["Histoire"], nombre: 20, difficulte: "melange", sources: ["publics"] };
  expect(voeuxDeComposition.safeParse(voeux).success).toBe(true);
  for (const champs of [
    { tags: ["Inconnu"] },
    { nombre: 4 },
    { nombre: 41 },
    { sources: [] },
    { difficulte: "atroce" },
  ])
    expect(voeuxDeComposition.safeParse({ ...voeux, ...champs }).success).toBe(false);
});
