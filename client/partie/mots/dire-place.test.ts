import { expect, test } from "vitest";
import type { VueClassement } from "#game/schema/etat.ts";
import { direPlace } from "./soiree.ts";

type Ligne = VueClassement["lignes"][number];
const ligne = (id: string, champs: Partial<Ligne>): Ligne => ({
  id,
  score: 0,
  rang: 1,
  places: 0,
  ecart: 0,
  devant: [],
  montree: true,
  ...champs,
});
const classement = (...lignes: Ligne[]): VueClassement => {
  const personne = { qui: [], n: 0 };
  return { clos: false, lignes, grimpe: personne, boit: personne, serie: personne };
};
const dire = (moi: string, ...lignes: Ligne[]) => {
  const dite = direPlace(classement(...lignes), moi, (id) => id);
  return dite === null ? null : `${dite.place}. ${dite.suite}`.replaceAll("\u00A0", " ");
};

test.each([
  [
    "En tête. 2 points d’avance.",
    [ligne("moi", { score: 5 }), ligne("Léa", { score: 3, rang: 2, ecart: 3, devant: ["moi"] })],
  ],
  [
    "En tête. À égalité avec Léa. 1 point et tu passes devant.",
    [ligne("moi", { score: 2, ecart: 1, devant: ["Léa"] }), ligne("Léa", { score: 2 })],
  ],
  [
    "3ᵉ. 2 points et tu passes devant Léa et Tom.",
    [ligne("moi", { rang: 3, ecart: 2, devant: ["Léa", "Tom"] })],
  ],
  [
    "4ᵉ. 1 point et tu passes devant Léa et 2 autres.",
    [ligne("moi", { rang: 4, ecart: 1, devant: ["Léa", "Tom", "Zoé"] })],
  ],
])("%s", (phrase, lignes) => {
  expect(dire("moi", ...lignes)).toBe(phrase);
});

test("who came after the standings has no place in them", () => {
  expect(dire("moi", ligne("Léa", { score: 1 }))).toBeNull();
});
