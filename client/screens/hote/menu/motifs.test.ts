import { expect, test } from "vitest";
import { motifDeLigne } from "#contracts/partie.ts";
import { direMotifDeLigneArdoise } from "./motifs.ts";

const ligne = { id: 1, qui: "j1", gorgees: 2, position: 3, numero: 3 };
const nommer = (id: string) => (id === "j2" ? "Léa" : "?");

test.each([
  ["question", "Question n°\u00A03"],
  ["createur", "Part du créateur, question n°\u00A03"],
  ["cadeau", "Cadeau de Léa, question n°\u00A03"],
  ["imprevu", "Imprévu, question n°\u00A03"],
  ["suite", "Suite de la question n°\u00A03"],
  ["miniJeu", "Mini-jeu après la question n°\u00A03"],
  ["main", "À la main, question n°\u00A03"],
  ["correction", "Correction, question n°\u00A03"],
  ["partage", "Partage non distribué, question n°\u00A03"],
])("%s says why", (nom, attendu) => {
  expect(
    direMotifDeLigneArdoise({ ...ligne, motif: motifDeLigne.parse(nom), de: "j2" }, nommer),
  ).toBe(attendu);
});

test("what a share takes off a line, it says as such", () => {
  expect(direMotifDeLigneArdoise({ ...ligne, gorgees: -5, motif: "partage" }, nommer)).toBe(
    "Partage, question n°\u00A03",
  );
});

test("what is written on the first message comes before any question", () => {
  expect(direMotifDeLigneArdoise({ ...ligne, motif: "main", numero: 0 }, nommer)).toBe(
    "À la main, avant la première question",
  );
});
