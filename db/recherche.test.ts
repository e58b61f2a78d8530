import { describe, expect, test } from "vitest";
import { requeteFts, texteIndexe } from "./recherche.ts";

describe("what was typed, as a MATCH expression", () => {
  test.each([
    ["noel", '("noel"*)'],
    ["Œuf", '("Œuf"* OR "OEuf"*)'],
    ["noël cadeau", '("noël"* OR "noel"*) AND ("cadeau"*)'],
    ["l’été", '("l"*) AND ("été"* OR "ete"*)'],
    ['a" OR b', '("a"*) AND ("OR"*) AND ("b"*)'],
    ["NEAR(x, 3)", '("NEAR"*) AND ("x"*) AND ("3"*)'],
    ["\u0000noel", '("noel"*)'],
  ])("%j becomes %s", (saisie, attendu) => expect(requeteFts(saisie)).toBe(attendu));

  test.each(["", "   ", '"', "***", "😑", "(", "-", "\u0301", "\ud800"])(
    "%j holds no word",
    (saisie) => expect(requeteFts(saisie)).toBeNull(),
  );

  test("stays short whatever the length of what was typed", () => {
    expect(requeteFts("mot ".repeat(50))?.match(/AND/g)).toHaveLength(11);
    expect(requeteFts("x".repeat(200))?.length).toBeLessThan(80);
  });
});

test("the index keeps the text as it is and its transliteration", () => {
  expect(texteIndexe({ title: "Œufs", tags: ["Série"], createurPseudo: "Léa" })).toEqual({
    texte: "Œufs Série Léa",
    translitteration: "OEufs Serie Lea",
  });
});
