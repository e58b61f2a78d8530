import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  contientDebutDeMot,
  plierTextePourRecherche,
  decouperEnMots,
  decouperTexteSelonRecherche,
} from "./mots.ts";

const marquer = (texte: string, cherches: string) =>
  decouperTexteSelonRecherche(texte, decouperEnMots(cherches))
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
          const lus = decouperTexteSelonRecherche(texte, decouperEnMots(mots));
          expect(lus.map((un) => un.texte).join("")).toBe(texte.normalize("NFC"));
          const formes = decouperEnMots(mots).map(plierTextePourRecherche);
          for (const { texte: trouve } of lus.filter((un) => un.trouve))
            expect(formes.some((forme) => plierTextePourRecherche(trouve).startsWith(forme))).toBe(
              true,
            );
        },
      ),
    );
  });
});

test("whether a word begins so: accents and ligatures forgiven", () => {
  expect(contientDebutDeMot("Bande dessinée", "DESSINEE")).toBe(true);
  expect(contientDebutDeMot("Un œuf", "oeu")).toBe(true);
  expect(contientDebutDeMot("Bande dessinée", "sinée")).toBe(false);
});
