import { expect, test } from "vitest";
import type { VueClassement } from "#game/schema/etat.ts";
import { VUE_DE_ROOM_EXEMPLE } from "../../galerie/exemples-vue.ts";
import { direClassement, listerFaitsDuClassement } from "./faits-classement.ts";

const PERSONNE = { qui: [], n: 0 };
const classement = (champs: Partial<VueClassement>): VueClassement => ({
  clos: false,
  lignes: [],
  grimpe: PERSONNE,
  boit: PERSONNE,
  serie: PERSONNE,
  ...champs,
});
const dire = (champs: Partial<VueClassement>) =>
  listerFaitsDuClassement(VUE_DE_ROOM_EXEMPLE, classement(champs)).map(({ titre, qui, chiffre }) =>
    `${titre} : ${qui}, ${chiffre}`.replaceAll("\u00A0", " "),
  );

test("says who climbs, who drinks and who is on a streak, of those that there are", () => {
  expect(dire({})).toEqual([]);
  expect(
    dire({
      grimpe: { qui: ["lea"], n: 1 },
      boit: { qui: ["lea", "jb"], n: 14 },
      serie: { qui: ["max"], n: 4 },
    }),
  ).toEqual([
    "Ça grimpe : Léa, 1 place",
    "Ça boit : Léa et Jean-Baptiste, 14 gorgées",
    "Ça enchaîne : Maximilien-Auguste-X, 4 bonnes réponses de suite",
  ]);
});

test("keeps a number and its word on one line", () => {
  const qui = ["lea"];
  const faits = listerFaitsDuClassement(
    VUE_DE_ROOM_EXEMPLE,
    classement({ grimpe: { qui, n: 2 }, boit: { qui, n: 14 }, serie: { qui, n: 5 } }),
  );
  for (const { chiffre } of faits) expect(chiffre).toMatch(/\d\u00A0\p{L}/u);
});

test("who drinks water drinks water, and who has left is not named", () => {
  expect(dire({ boit: { qui: ["tom"], n: 9 } })).toEqual(["Ça boit : Tom, 9 gorgées d’eau"]);
  expect(dire({ grimpe: { qui: ["parti"], n: 3 } })).toEqual([]);
});

test("is said as it is shown", () => {
  const ligne = { id: "lea", score: 3, rang: 1, places: 0, ecart: 0, devant: [], montree: true };
  const lignes = [
    ligne,
    { ...ligne, id: "tom", score: 1, rang: 2 },
    { ...ligne, id: "jb", score: 0, rang: 3, montree: false },
  ];
  expect(
    direClassement(VUE_DE_ROOM_EXEMPLE, classement({ lignes })).replaceAll("\u00A0", " "),
  ).toBe("Où on en est : Léa, en tête, 3 points. Tom, 2ᵉ, 1 point.");
});
