/** Every rule of plateforme §5 on quizzes and questions: the value, and the sentence. */
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import {
  corpsAjoutQuestion,
  corpsCopieQuizz,
  corpsNouveauQuizz,
  corpsQuestion,
  corpsQuizz,
} from "./edition.ts";
import { estPhraseAffichable } from "./phrase.ts";
import {
  QUESTION_JUSTE,
  QUESTIONS_ACCEPTEES,
  QUESTIONS_REFUSEES,
  QUIZZ_ACCEPTES,
  QUIZZ_JUSTE,
  QUIZZ_REFUSES,
  TITRES_DE_QUIZZ_REFUSES,
} from "./test/regles-edition.ts";

const DATE = "2026-01-01T00:00:00.000Z";
/** First message of a schema for a value, with its path; null when the value is valid. */
const refus = (schema: z.ZodType, valeur: unknown) => {
  const [premier] = schema.safeParse(valeur).error?.issues ?? [];
  return premier === undefined ? null : { message: premier.message, path: premier.path };
};

describe("a quizz", () => {
  test.each(QUIZZ_REFUSES)("%j is refused: %s", (champs, phrase) => {
    expect(refus(corpsQuizz, { ...QUIZZ_JUSTE, date: DATE, ...champs })?.message).toBe(phrase);
    expect(estPhraseAffichable(phrase)).toBe(true);
  });

  test.each(QUIZZ_ACCEPTES)("%j is accepted", (champs) => {
    expect(refus(corpsQuizz, { ...QUIZZ_JUSTE, date: DATE, ...champs })).toBeNull();
  });

  test.each(TITRES_DE_QUIZZ_REFUSES)(
    "that is made or copied as %j is refused: %s",
    (champs, phrase) => {
      for (const schema of [corpsNouveauQuizz, corpsCopieQuizz])
        expect(refus(schema, champs)?.message).toBe(phrase);
    },
  );
});

describe("a question", () => {
  const dansUnQuizz = (question: object) => ({
    ...QUIZZ_JUSTE,
    date: DATE,
    questions: ["une", { ...question, _id: "deux" }],
  });

  test.each(QUESTIONS_REFUSEES)("%j is refused: %s", (champs, phrase) => {
    const question = { ...QUESTION_JUSTE, ...champs };
    expect(refus(corpsQuestion, question)?.message).toBe(phrase);
    expect(refus(corpsAjoutQuestion, { question, index: 0 })?.message).toBe(phrase);
    // the refusal of a question in a whole quizz has the question's rank
    const entier = refus(corpsQuizz, dansUnQuizz(question));
    expect([entier?.message, entier?.path.slice(0, 2)]).toEqual([phrase, ["questions", 1]]);
    expect(estPhraseAffichable(phrase)).toBe(true);
  });

  test.each(QUESTIONS_ACCEPTEES)("%j is accepted", (champs) => {
    const question = { ...QUESTION_JUSTE, ...champs };
    expect(refus(corpsQuestion, question)).toBeNull();
    expect(refus(corpsQuizz, dansUnQuizz(question))).toBeNull();
  });

  test("of a shape that is none has its rank too", () => {
    const entier = refus(corpsQuizz, dansUnQuizz({ ...QUESTION_JUSTE, type: "devinette" }));
    expect(entier?.path).toEqual(["questions", 1]);
  });
});
