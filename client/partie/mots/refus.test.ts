import { expect, test } from "vitest";
import { direRefusEnFrancais } from "./refus.ts";

test("without a line, a phone says tu and the host's slate vous", () => {
  expect(direRefusEnFrancais("hors_ligne", "joueur")).toMatch(/réessaie /);
  expect(direRefusEnFrancais("hors_ligne", "hote")).toMatch(/réessayez /);
});

test("what the room refused has one sentence everywhere, word for word", () => {
  const dites = (["hote", "joueur"] as const).map((ecran) =>
    direRefusEnFrancais("aucun_quizz", ecran),
  );
  expect(dites).toEqual(["Aucun quizz sélectionné", "Aucun quizz sélectionné"]);
});
