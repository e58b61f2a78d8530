import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contient, formeDeMot, motsDe, passages } from "./mots.ts";

const marquer = (texte: string, cherches: string) =>
  passages(texte, motsDe(cherches))
    .map((un) => (un.trouve ? `[${un.texte}]` : un.texte))
    .join("");

describe("what was found in a text", () => {
  test.each([
    ["Noël au cinéma", "noel", "[Noël] au cinéma"],
    ["Noël au cinéma", "NO ci", "[No]ël au [ci]néma"],
    ["Cœur et œuvre", "oeu", "Cœur et [œu]vre"],
    ["Œufs", "o", "[Œ]ufs"],
    ["L’été", "ete l", "[L]’[été]"],
    ["Le rap, le vrai", "rapide", "Le rap, le vrai"],
    ["", "a", ""],
    ["Quizz", "", "Quizz"],
    ["mama", "ma m", "[ma]ma"],
  ])("%j, searched by %j", (texte, cherches, attendu) =>
    expect(marquer(texte, cherches)).toBe(attendu),
  );

  test("the pieces are the text, whatever it is, and what is found begins as one of the words", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string({ unit: "grapheme" }),
        (texte, mots) => {
          const lus = passages(texte, motsDe(mots));
          expect(lus.map((un) => un.texte).join("")).toBe(texte.normalize("NFC"));
          const formes = motsDe(mots).map(formeDeMot);
          for (const { texte: trouve } of lus.filter((un) => un.trouve))
            expect(formes.some((forme) => formeDeMot(trouve).startsWith(forme))).toBe(true);
        },
      ),
    );
  });
});

test("whether a word begins so: accents and ligatures forgiven", () => {
  expect(contient("Bande dessinée", "DESSINEE")).toBe(true);
  expect(contient("Un œuf", "oeu")).toBe(true);
  expect(contient("Bande dessinée", "sinée")).toBe(false);
});
