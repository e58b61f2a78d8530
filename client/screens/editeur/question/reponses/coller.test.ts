import { expect, test } from "vitest";
import {
  creerProposition,
  type QuestionEcrite,
  creerQuestionVierge,
} from "../../../../document/question-ecrite.ts";
import { contientPlusieursLignes, collerLignesDansPropositions } from "./coller.ts";

const avec = (...textes: string[]): QuestionEcrite => ({
  ...creerQuestionVierge("choix"),
  propositions: textes.map((texte, rang) => creerProposition(texte, { cle: String(rang) })),
});
const textes = ({ propositions }: QuestionEcrite) => propositions.map(({ texte }) => texte);

test("six lines fill a question that was empty: none is lost to the fields that were waiting", () => {
  const { question, deTrop } = collerLignesDansPropositions(avec("", ""), "0", "a\nb\n*c\nd\ne\nf");
  expect(textes(question)).toEqual([..."abcdef"]);
  expect(question.propositions.filter(({ bonne }) => bonne).map(({ texte }) => texte)).toEqual([
    "c",
  ]);
  expect(deTrop).toBe(0);
});

test("what is written stays, what has no room is counted, and the last that was filled is named", () => {
  const { question, deTrop, derniere } = collerLignesDansPropositions(
    avec("a", "", "b", ""),
    "1",
    "1\n2\n3\n4\n5\n6\n7",
  );
  expect(textes(question)).toEqual(["a", "1", "2", "3", "4", "b"]);
  expect(deTrop).toBe(3);
  expect(question.propositions.find(({ cle }) => cle === derniere)?.texte).toBe("4");
});

test.each([
  ["une\ndeux", true],
  ["une\r\n\r\ndeux", true],
  ["une seule\n", false],
  ["une seule", false],
])("%j has several lines: %s", (texte, attendu) => {
  expect(contientPlusieursLignes(texte)).toBe(attendu);
});
