import { expect, test } from "vitest";
import { ficheDeTest as fiche } from "#game/test/fiche.ts";
import { preneurs, tableeDe } from "./handover-plan.ts";

const noms = (version: number | null, ...autres: ReturnType<typeof fiche>[]) =>
  preneurs(autres, version).map(({ nom }) => nom);

test("those who read it, play and store; of them the newest", () => {
  const autres = [
    fiche("vieux", { versionPartie: 9 }),
    fiche("pareil", { versionPartie: 10 }),
    fiche("charge", { versionPartie: 11, parties: 5 }),
    fiche("libre", { versionPartie: 11, parties: 1 }),
    fiche("vide", { versionPartie: 12, seVide: true }),
    fiche("panne", { versionPartie: 12, enregistrees: false }),
  ];
  expect(noms(10, ...autres)).toEqual(["charge", "libre"]);
  expect(noms(12, ...autres)).toEqual([]);
  expect(noms(null, fiche("vieux", { versionPartie: 9 }))).toEqual(["vieux"]);
});

test("games go where there are fewest, counting those on their way, and to nobody who was put aside", () => {
  const [un, deux] = [fiche("un", { parties: 3 }), fiche("deux", { parties: 0 })];
  const tablee = tableeDe([un, deux]);
  const servis = Array.from({ length: 5 }, () => tablee.servir()?.nom);
  expect(servis).toEqual(["deux", "deux", "deux", "un", "deux"]);
  tablee.ecarter(deux);
  expect([tablee.servir(), tablee.servir(), tablee.vide()]).toEqual([un, un, false]);
  tablee.ecarter(un);
  expect([tablee.servir(), tablee.vide()]).toEqual([undefined, true]);
});
