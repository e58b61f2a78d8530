import { expect, test } from "vitest";
import {
  direLigneDuSoir,
  type LigneDeCeSoir,
  direPlaceDuSoir,
  composerPlaceEtEcartEnMots,
} from "./soiree.ts";
import type { VueClassement } from "#game/schema/etat.ts";

const ligne = (champs: Partial<LigneDeCeSoir>): LigneDeCeSoir => ({
  id: "moi",
  pseudo: "Léa",
  rang: 1,
  points: 0,
  gorgees: 0,
  joues: 1,
  gagnes: 0,
  prix: 0,
  ...champs,
});

test.each([
  [{}, false, "0 point, 0 gorgée"],
  [
    { points: 1, gorgees: 1, gagnes: 1, prix: 1 },
    false,
    "1 point, 1 gorgée, 1 quizz gagné, 1 prix",
  ],
  [{ points: 12, gorgees: 24, gagnes: 2 }, false, "12 points, 24 gorgées, 2 quizz gagnés"],
  [{ points: 3, gorgees: 8, prix: 2 }, true, "3 points, 8 gorgées d’eau, 2 prix"],
])("%o: %s", (champs, eau, phrase) => {
  expect(direLigneDuSoir(ligne(champs), eau).replaceAll("\u00A0", " ")).toBe(phrase);
});

test("the first are in the lead, the others have their place", () => {
  expect([1, 2, 3].map((rang) => direPlaceDuSoir(ligne({ rang })))).toEqual([
    "En tête",
    "2ᵉ",
    "3ᵉ",
  ]);
});

type Ligne = VueClassement["lignes"][number];
const ligneDuClassement = (id: string, champs: Partial<Ligne>): Ligne => ({
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
  const dite = composerPlaceEtEcartEnMots(classement(...lignes), moi, (id) => id);
  return dite === null ? null : `${dite.place}. ${dite.suite}`.replaceAll("\u00A0", " ");
};

test.each([
  [
    "En tête. 2 points d’avance.",
    [
      ligneDuClassement("moi", { score: 5 }),
      ligneDuClassement("Léa", { score: 3, rang: 2, ecart: 3, devant: ["moi"] }),
    ],
  ],
  [
    "En tête. À égalité avec Léa. 1 point et tu passes devant.",
    [
      ligneDuClassement("moi", { score: 2, ecart: 1, devant: ["Léa"] }),
      ligneDuClassement("Léa", { score: 2 }),
    ],
  ],
  [
    "3ᵉ. 2 points et tu passes devant Léa et Tom.",
    [ligneDuClassement("moi", { rang: 3, ecart: 2, devant: ["Léa", "Tom"] })],
  ],
  [
    "4ᵉ. 1 point et tu passes devant Léa et 2 autres.",
    [ligneDuClassement("moi", { rang: 4, ecart: 1, devant: ["Léa", "Tom", "Zoé"] })],
  ],
])("%s", (phrase, lignes) => {
  expect(dire("moi", ...lignes)).toBe(phrase);
});

test("who came after the standings has no place in them", () => {
  expect(dire("moi", ligneDuClassement("Léa", { score: 1 }))).toBeNull();
});
