import { describe, expect, test } from "vitest";
import {
  ecrireExpressionFtsDuMotCherche,
  decouperMotsCherches,
  composerTexteIndexeDuQuizz,
} from "./search.ts";

describe("what was typed, as MATCH expressions", () => {
  test.each([
    ["noel", ['"noel"*']],
    ["Œuf", ['"Œuf"* OR "OEuf"*']],
    ["noël cadeau", ['"noël"* OR "noel"*', '"cadeau"*']],
    ["l’été", ['"l"*', '"été"* OR "ete"*']],
    ['a" OR b', ['"a"*', '"OR"*', '"b"*']],
    ["NEAR(x, 3)", ['"NEAR"*', '"x"*', '"3"*']],
    ["\u0000noel", ['"noel"*']],
  ])("%j becomes %s", (saisie, attendus) =>
    expect(decouperMotsCherches(saisie).map(ecrireExpressionFtsDuMotCherche)).toEqual(attendus),
  );

  test.each(["", "   ", '"', "***", "😑", "(", "-", "\u0301", "\ud800"])(
    "%j holds no word",
    (saisie) => expect(decouperMotsCherches(saisie)).toEqual([]),
  );

  test("stays short whatever the length of what was typed", () => {
    expect(decouperMotsCherches("mot ".repeat(50))).toHaveLength(12);
    expect(decouperMotsCherches("x".repeat(200))).toEqual(["x".repeat(64)]);
  });
});

test("the index keeps the text as it is and its transliteration", () => {
  expect(
    composerTexteIndexeDuQuizz({ title: "Œufs", tags: ["Série"], createurPseudo: "Léa" }),
  ).toEqual({
    texte: "Œufs Série Léa",
    translitteration: "OEufs Serie Lea",
  });
});
