import { expect, test } from "vitest";
import type { Vue, VueOffreDeGorgees, VueScrutin } from "#game/schema/etat.ts";
import { exempleImprevu, exempleJoueur, VUE_DE_ROOM_EXEMPLE } from "../galerie/exemples-vue.ts";
import { direGorgeesDuJoueurJugeSiVoixRestent, direConsequencesDuScrutin } from "./scrutin.ts";

const vue: Vue = {
  ...VUE_DE_ROOM_EXEMPLE,
  joueurs: {
    a: exempleJoueur("Léa"),
    b: exempleJoueur("Tom"),
    c: exempleJoueur("Zineb", { sansAlcool: true }),
  },
};
const offre = (
  selon: VueOffreDeGorgees["selon"],
  sens: VueOffreDeGorgees["sens"],
  cibles: string[],
): VueOffreDeGorgees => ({
  selon,
  sens,
  cibles,
  gorgees: 3,
  nommee: true,
  prises: 0,
});
const carte = (...offres: VueOffreDeGorgees[]) => exempleImprevu({ offres });
const MARGOT = carte(offre("ovation", "distribuer", ["a"]), offre("sifflets", "boire", ["a", "c"]));

test("says what the room has decided, to each", () => {
  expect(direConsequencesDuScrutin(vue, MARGOT, "ovation", "b")).toEqual([
    "Léa distribue 3\u00A0gorgées.",
  ]);
  expect(direConsequencesDuScrutin(vue, MARGOT, "ovation", "a")).toEqual([
    "Tu distribues 3\u00A0gorgées.",
  ]);
  expect(direConsequencesDuScrutin(vue, MARGOT, "sifflets", "b")).toEqual([
    "Léa et Zineb boivent 3\u00A0gorgées.",
  ]);
  expect(direConsequencesDuScrutin(vue, MARGOT, "sifflets", "c")).toEqual([
    "Tu bois 3\u00A0gorgées d’eau.",
    "Léa boit 3\u00A0gorgées.",
  ]);
});

test("says nothing of who left, nor of what names nobody", () => {
  expect(
    direConsequencesDuScrutin(vue, carte(offre("ovation", "boire", ["parti"])), "ovation", "b"),
  ).toEqual([]);
  const choisie = { ...offre("ovation", "boire", ["a"]), nommee: false };
  expect(direConsequencesDuScrutin(vue, carte(choisie), "ovation", "b")).toEqual([]);
});

test.each([
  ["ovation", [offre("ovation", "effacer", ["a"])], "Si ça tient, tu effaces 3\u00A0gorgées."],
  [
    "ovation",
    [offre("ovation", "effacer", ["a"]), offre("ovation", "distribuer", ["a"])],
    "Si ça tient, tu distribues 3\u00A0gorgées et tu effaces 3\u00A0gorgées.",
  ],
  ["ovation", [offre("sifflets", "boire", ["a"])], "Si ça tient, tu ne bois rien."],
  ["sifflets", [offre("sifflets", "boire", ["a"])], "Si ça tient, tu bois 3\u00A0gorgées."],
  ["sifflets", [offre("ovation", "boire", ["b"])], "Si ça tient, on en reste là."],
  [null, [offre("sifflets", "boire", ["a"])], "Ça se joue à rien."],
] as const)("tells a judged player what %s of %j would mean", (tete, offres, phrase) => {
  const scrutin: VueScrutin = {
    phase: "ouvert",
    issue: "",
    juges: ["a"],
    ovations: tete === "ovation" ? 2 : 1,
    sifflets: tete === "sifflets" ? 2 : 1,
  };
  expect(direGorgeesDuJoueurJugeSiVoixRestent(carte(...offres), scrutin, "a", false)).toBe(phrase);
});
