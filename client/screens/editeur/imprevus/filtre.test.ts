import { expect, test } from "vitest";
import type { ImprevuAvecRevision } from "#contracts/edition-imprevu.ts";
import {
  estFiltreDuDeckActif,
  filtrerDeck,
  listerNomsDesPaquets,
  FILTRE_DU_DECK_VIDE,
} from "./filtre.ts";

const carte = (champs: Partial<ImprevuAvecRevision>): ImprevuAvecRevision => ({
  _id: "a",
  text: "",
  media: "",
  rare: false,
  culSec: false,
  juge: false,
  suite: null,
  liste: [],
  niveau: "normal",
  paquet: "Maison",
  revision: 1,
  ...champs,
});
const DECK = [
  carte({ _id: "mini-gamble", text: "Gamble" }),
  carte({ _id: "b", text: "&joueur boit L’Été", niveau: "doux" }),
  carte({ _id: "c", text: "Rien", liste: ["un élan"], paquet: "Noël" }),
  carte({ _id: "d", text: "Encore", suite: { media: "", text: "Étoile, Cœurs" }, niveau: "corse" }),
];
const ids = (champs: Partial<typeof FILTRE_DU_DECK_VIDE>) =>
  filtrerDeck(DECK, { ...FILTRE_DU_DECK_VIDE, ...champs }).map(({ _id }) => _id);

test("words are looked for in the text, the list and the follow-up, without case or accents", () => {
  expect(ids({ cherche: "  ete JOUEUR " })).toEqual(["b"]);
  expect(ids({ cherche: "l'ete" })).toEqual(["b"]);
  expect(ids({ cherche: "elan" })).toEqual(["c"]);
  expect(ids({ cherche: "etoile" })).toEqual(["d"]);
  expect(ids({ cherche: "coeurs" })).toEqual(["d"]);
  expect(ids({ cherche: "absent" })).toEqual([]);
});

test("a mini-game has a pack and no level", () => {
  expect(ids({ niveau: "normal" })).toEqual(["c"]);
  expect(ids({ paquet: "Maison" })).toEqual(["mini-gamble", "b", "d"]);
});

test("a filter is one when it leaves something out", () => {
  expect(estFiltreDuDeckActif(FILTRE_DU_DECK_VIDE)).toBe(false);
  expect(estFiltreDuDeckActif({ ...FILTRE_DU_DECK_VIDE, cherche: " " })).toBe(false);
  expect(estFiltreDuDeckActif({ ...FILTRE_DU_DECK_VIDE, niveau: "doux" })).toBe(true);
  expect(listerNomsDesPaquets(DECK)).toEqual(["Maison", "Noël"]);
});
