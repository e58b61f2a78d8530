import { describe, expect, test } from "vitest";
import { aDuTexteVisible, nettoyerTexteSurUneLigne } from "./texte-visible.ts";

const INVISIBLES = [
  "",
  " \u00A0\u3000",
  "\n\t\r\u2028",
  "\u200B\u200D\uFEFF",
  "\u202E",
  "\u2066\u2069\u061C",
  "\u0000\u0085",
  "\u2800",
  "\u3164\u115F\u1160\uFFA0",
  "\u0301\u0302",
  "\uFE0F",
  "\uE000",
  "\uD83D",
];

describe("what can be seen", () => {
  test.each(INVISIBLES)("not %j", (texte) => {
    expect(aDuTexteVisible(texte)).toBe(false);
    expect(aDuTexteVisible(nettoyerTexteSurUneLigne(texte))).toBe(false);
  });
  test.each(["a", "\u202Ea", "?", "🍺", "👨‍👩‍👧", "\n.\n"])("%j", (texte) =>
    expect(aDuTexteVisible(texte)).toBe(true),
  );
});

describe("a line", () => {
  test.each([
    ["Noël & l’œuf", "Noël & l’œuf"],
    ["  Deux\n lignes\u2028 ", "Deux lignes"],
    ["\u202Eà l’envers\u202C", "à l’envers"],
    ["zé\u200Bro", "zéro"],
    ["1️⃣ ½ ① 👨‍👩‍👧", "1️⃣ ½ ① 👨‍👩‍👧"],
    ["e\u0301", "é"],
  ])("%j is kept as %j", (brut, propre) => expect(nettoyerTexteSurUneLigne(brut)).toBe(propre));

  const ANGLETERRE = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";
  test.each([
    ["a flag of a region, whole", `Allez ${ANGLETERRE} !`, `Allez ${ANGLETERRE} !`],
    ["cut short, none: not a black one", `Allez ${ANGLETERRE.slice(0, -2)} !`, "Allez !"],
    ["of a region that nobody draws", "\u{1F3F4}\u{E0061}\u{E0062}\u{E007F}a", "a"],
    ["tags behind anything else", "a\u{E0067}\u{E0062}\u{E007F}b", "ab"],
    ["tags behind a whole one", `${ANGLETERRE}\u{E0067}\u{E007F}`, ANGLETERRE],
    [
      "black, and on a pirate’s ship",
      "\u{1F3F4}\u200B \u{1F3F4}\u200D☠️",
      "\u{1F3F4} \u{1F3F4}\u200D☠️",
    ],
  ])("flags: %s", (_, brut, propre) => {
    expect(nettoyerTexteSurUneLigne(brut)).toBe(propre);
    expect(nettoyerTexteSurUneLigne(brut, "NFKC")).toBe(propre);
  });

  test("of a name that must not look like another", () => {
    expect(nettoyerTexteSurUneLigne("Ｌéa ①", "NFKC")).toBe("Léa 1");
  });
});
