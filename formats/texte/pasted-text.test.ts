import { expect, test } from "vitest";
import { calculerEtatLigne } from "../etat.ts";
import type { LigneImport } from "../lecture.ts";
import { lignes as readLines } from "../test/aides.ts";
import { type Asked, CHOSEN, CHOSEN_LAYOUTS, TYPED, TYPED_LAYOUTS } from "../test/pasted-texts.ts";

type Outcome = "right" | "doubted" | "wrong" | "missed";

function outcomeOf(one: Asked, typed: boolean, read: readonly LigneImport[]): Outcome {
  const found = read.filter(
    (ligne) => ligne.sorte === "question" && ligne.question.text.includes(one.text),
  );
  const [ligne] = found;
  if (ligne?.sorte !== "question") return "missed";
  const { question } = ligne;
  const bonnes = one.bonnes.map((rank) => one.options[rank]);
  const trueFalse = typed && /^(?:vrai|faux)$/i.test(bonnes[0] ?? "");
  const right =
    found.length === 1 &&
    question.text === one.text &&
    JSON.stringify(question.reponse) === JSON.stringify(bonnes) &&
    (typed
      ? question.type === "entree" || trueFalse
      : JSON.stringify(question.options) === JSON.stringify(one.options)) &&
    (one.preuve === undefined || (question.preuve?.text ?? one.preuve) === one.preuve);
  if (calculerEtatLigne(ligne).etat === "ok") return right ? "right" : "wrong";
  return right ? "doubted" : "missed";
}

const CASES = [
  ...Object.entries(CHOSEN_LAYOUTS).flatMap(([layout, write]) =>
    Object.entries(CHOSEN).map(([set, asked]) => ({
      name: `${layout}, ${set}`,
      asked,
      texte: write(asked),
      typed: false,
    })),
  ),
  ...Object.entries(TYPED_LAYOUTS).flatMap(([layout, write]) =>
    Object.entries(TYPED).map(([set, asked]) => ({
      name: `${layout}, ${set}`,
      asked,
      texte: write(asked),
      typed: true,
    })),
  ),
];

test.each(CASES)("$name: read as it was meant", async ({ asked, texte, typed }) => {
  const read = await readLines(texte, "texte");
  expect(
    asked.map((one) => outcomeOf(one, typed, read)),
    texte,
  ).toEqual(asked.map(() => "right"));
  // nothing else was made a question of
  expect(read.filter((ligne) => ligne.sorte === "question")).toHaveLength(asked.length);
});
