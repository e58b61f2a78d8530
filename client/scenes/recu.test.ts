import { expect, test } from "vitest";
import { type GenreLigneDuRecu, genreLigneDuRecu } from "#contracts/partie.ts";
import type { VueFin } from "#game/schema/etat.ts";
import { composerLignesImprimeesDuRecu, totalDesGorgeesDeLaPartie } from "./recu.ts";

const ligne = { gorgees: 3, score: 1, jugees: 2, rang: 1, parti: false };
const table: VueFin["table"] = [
  { ...ligne, id: "a", pseudo: "Léa" },
  { ...ligne, id: "b", pseudo: "Tom", gorgees: 4 },
];
const lire = (nom: GenreLigneDuRecu, champs: Partial<VueFin["recu"][number]> = {}) =>
  composerLignesImprimeesDuRecu({
    table,
    recu: [{ nom, qui: [], valeur: 1, sur: 1, texte: "", ...champs }],
  })[0];

test.each([
  ["pireReponse", { texte: "Mayenne", valeur: 2 }, "«\u00A0Mayenne\u00A0»", "2\u00A0fois"],
  ["descente", { qui: ["a"], valeur: 9 }, "Léa", "9\u00A0gorgées"],
  ["genereux", { qui: ["a", "b"] }, "Léa et Tom", "1\u00A0gorgée"],
  ["remontee", { qui: ["b"], valeur: 6, sur: 1 }, "Tom", "6e\u00A0→\u00A01re"],
  ["colle", { texte: "Qui ?", valeur: 7, sur: 8 }, "Qui ?", "ratée 7\u00A0fois sur\u00A08"],
  ["cadeau", { texte: "Qui ?", valeur: 3, sur: 8 }, "Qui ?", "3\u00A0sur\u00A08"],
  ["eponge", { qui: ["a"], valeur: 4 }, "Léa", "−4\u00A0gorgées"],
  ["lignes", { valeur: 0 }, "à la craie", "pas une ligne"],
] as const)("%s", (nom, champs, objet, fait) => {
  const qui = "qui" in champs ? [...champs.qui] : [];
  expect(lire(nom, { ...champs, qui })).toMatchObject({ nom, objet, fait });
});

test("each has a title of its own, and something to say of one and of many", () => {
  const libelles = genreLigneDuRecu.options.map((nom) => lire(nom)?.libelle);
  expect(new Set(libelles).size).toBe(libelles.length);
  for (const nom of genreLigneDuRecu.options)
    for (const valeur of [1, 2, 12]) {
      const lue = lire(nom, { valeur, sur: 12, qui: ["a"] });
      expect(lue?.fait).toMatch(/\d/);
      // a number and its word stay on one line
      expect(lue?.fait).not.toMatch(/\d(?:e|re)? /);
      expect(`${lue?.libelle ?? ""} ${lue?.fait ?? ""}`).not.toContain("'");
      if (valeur === 1 && nom !== "pireReponse") expect(lue?.fait).not.toMatch(/^1\u00A0\w+s\b/);
    }
});

test("ends on all that was served", () => {
  expect(totalDesGorgeesDeLaPartie({ table })).toBe(7);
});
