import { expect, test } from "vitest";
import { lireTexteDeDeck } from "./fichier-deck.ts";

const fichier = (imprevus: unknown) =>
  JSON.stringify({ format: "trinquizz-imprevus", version: 1, imprevus });

test("says what of a file is new here", () => {
  const lu = lireTexteDeDeck(fichier([{ text: "Là" }, { text: "Neuf" }, { text: "Neuf" }]), [
    { text: "Là" },
  ]);
  expect(lu).toMatchObject({ ok: true, neufs: [{ text: "Neuf", niveau: "normal" }] });
});

test.each([
  ["{", "Ce fichier n’est pas un jeu d’imprévus de Trinquizz."],
  ['{"imprevus":[]}', "Ce fichier n’est pas un jeu d’imprévus de Trinquizz."],
  [
    fichier([{ text: "a" }, { text: "b", liste: [""] }]),
    "Imprévu 2\u00A0: Un élément doit être écrit dans la liste.",
  ],
  [
    fichier([{ text: "a", niveau: "extrême" }]),
    "Imprévu 1\u00A0: Ce fichier n’est pas un jeu d’imprévus de Trinquizz.",
  ],
])("refuses %s with a sentence", (texte, message) => {
  expect(lireTexteDeDeck(texte, [])).toEqual({ ok: false, message });
});
