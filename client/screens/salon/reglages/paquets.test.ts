import { expect, test } from "vitest";
import {
  compterCartesDuPaquet,
  direNombreDImprevus,
  direChoixDesPaquets,
  compterCartesSelonReglagesDuSalon,
} from "./paquets.ts";

const MAISON = { paquet: "Maison", cartes: { doux: 5, normal: 2, corse: 1 }, miniJeux: 3 };
const NOEL = { paquet: "Noël", cartes: { doux: 0, normal: 1, corse: 0 }, miniJeux: 0 };

test("a level is a ceiling, and mini-games have none", () => {
  expect(compterCartesDuPaquet(MAISON, "doux")).toBe(8);
  expect(compterCartesDuPaquet(MAISON, "normal")).toBe(10);
  expect(compterCartesDuPaquet(MAISON, "corse")).toBe(11);
});

test("what is left is of the packs that are on", () => {
  const reste = (niveau: "doux" | "normal", paquetsCoupes: string[]) =>
    compterCartesSelonReglagesDuSalon([MAISON, NOEL], { niveau, paquetsCoupes });
  expect(reste("normal", [])).toBe(11);
  expect(reste("normal", ["Maison"])).toBe(1);
  expect(reste("doux", ["Maison"])).toBe(0);
  expect(reste("doux", ["Parti depuis"])).toBe(8);
});

test("a number of cards is said in words", () => {
  expect([0, 1, 2].map(direNombreDImprevus)).toEqual([
    "Rien à ce niveau",
    "1\u00A0carte",
    "2\u00A0cartes",
  ]);
});

test("what was chosen is one line", () => {
  const dire = (paquets: (typeof MAISON)[], paquetsCoupes: string[]) =>
    direChoixDesPaquets(paquets, { niveau: "corse", paquetsCoupes });
  expect(dire([MAISON], [])).toBe("Corsé");
  expect(dire([MAISON, NOEL], [])).toBe("Corsé, tous les paquets");
  expect(dire([MAISON, NOEL], ["Noël"])).toBe("Corsé, 1\u00A0paquet sur 2");
});
