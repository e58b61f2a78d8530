import { expect, test } from "vitest";
import {
  direResultatEssaiDeMotInterdit,
  grouperMotsInterditsParLettre,
  listerMotsInterditsEtRetires,
} from "./liste-mots.ts";

const MOTS = ["connard", "pute", "retarde", "salope"];

test.each(["Dispute", "Député", "Salopette", "en retard"])("%s passes", (essai) => {
  expect(direResultatEssaiDeMotInterdit(MOTS, essai)).toEqual({
    refuse: false,
    texte: "Rien à redire\u00A0: ça passe.",
  });
});

test("C0nnard does not, and is named as it was typed", () => {
  expect(direResultatEssaiDeMotInterdit(MOTS, "Le C0nnard du fond")).toEqual({
    refuse: true,
    texte: "Refusé, à cause de «\u00A0C0nnard\u00A0».",
  });
  expect(direResultatEssaiDeMotInterdit(MOTS, "  ")).toBeNull();
});

test("a word that was taken off stays in its place, to be put back", () => {
  const ardoise = listerMotsInterditsEtRetires(["Écrou", "étau", "zut"], new Set(["flute"]));
  expect(ardoise).toEqual([
    { mot: "Écrou", retire: false },
    { mot: "étau", retire: false },
    { mot: "flute", retire: true },
    { mot: "zut", retire: false },
  ]);
  // a word that was put back is in the list again
  expect(listerMotsInterditsEtRetires(["flute"], new Set(["flute"]))).toEqual([
    { mot: "flute", retire: false },
  ]);
  expect(
    grouperMotsInterditsParLettre(ardoise).map(({ lettre, mots: siens }) => [lettre, siens.length]),
  ).toEqual([
    ["E", 2],
    ["F", 1],
    ["Z", 1],
  ]);
});
