import { expect, test } from "vitest";
import { fileNameFromTitle } from "./download.ts";

test.each([
  ["Fromages, ou presque", "Fromages, ou presque.csv"],
  ["Qui\u00A0? Quoi\u202F: où/quand", "Qui Quoi où quand.csv"],
  ["../../etc", ".. .. etc.csv"],
  ["…???", "….csv"],
  ["?", "quizz.csv"],
])("%s is saved as %s", (titre, nom) => {
  expect(fileNameFromTitle(titre, "csv")).toBe(nom);
});
