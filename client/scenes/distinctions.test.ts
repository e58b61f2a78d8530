import { expect, test } from "vitest";
import type { Distinction } from "#contracts/partie.ts";
import type { VueFin } from "#game/schema/etat.ts";
import { distinctions } from "./distinctions.ts";

const fin = (nom: Distinction, valeur: number): VueFin => ({
  raison: "quizz",
  defi: [],
  courbes: [],
  quizzId: "q",
  nbQuestions: 3,
  titre: "Quizz",
  tour: 9,
  table: [
    { id: "j1", pseudo: "Léa", gorgees: 3, score: 2, jugees: 3, rang: 1, parti: false },
    { id: "j2", pseudo: "Tom", gorgees: 5, score: 1, jugees: 3, rang: 2, parti: false },
  ],
  prix: [{ nom, qui: ["j1", "j2"], valeur }],
});

test.each([
  ["genereux", 1, "Main généreuse", "1\u00A0gorgée offerte"],
  ["genereux", 4, "Main généreuse", "4\u00A0gorgées offertes"],
  ["cordee", 0, "Dernier de cordée", "aucune bonne réponse"],
  ["cordee", 1, "Dernier de cordée", "1\u00A0bonne réponse"],
  ["cordee", 2, "Dernier de cordée", "2\u00A0bonnes réponses"],
  ["descente", 9, "La descente", "9\u00A0gorgées d’un coup"],
  ["chameau", 3, "Le chameau", "3\u00A0questions à sec"],
  ["chouchou", 2, "Le chouchou", "2\u00A0gorgées reçues en cadeau"],
] as const)("%s with %i", (nom, valeur, titre, exploit) => {
  expect(distinctions(fin(nom, valeur))).toEqual([
    { nom, titre, exploit, qui: ["j1", "j2"], pseudos: ["Léa", "Tom"] },
  ]);
});
