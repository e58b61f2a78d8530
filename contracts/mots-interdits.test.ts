import { expect, test } from "vitest";
import { createDetecteurMotsInterdits, normaliserMotInterdit } from "./mots-interdits.ts";

const interdits = createDetecteurMotsInterdits(["connard", "pute", "salope", "enculé", "nul"]);
const trouver = (texte: string) => interdits.trouver(texte);

test.each([
  "Dispute",
  "Député",
  "Salopette",
  "Imputer",
  "Computer",
  "La réputation des fromages",
  "Connardise",
  "Retardataire",
  "Annulation",
  "Les années 80",
])("%s passes", (texte) => {
  expect(trouver(texte)).toEqual([]);
});

test.each([
  ["Connard", "Connard"],
  ["C0nnard", "C0nnard"],
  ["c0nn4rd", "c0nn4rd"],
  ["CONNARDS", "CONNARDS"],
  ["connarde", "connarde"],
  ["Connnnard", "Connnnard"],
  ["Connard75", "Connard75"],
  ["GrosConnard75", "Connard"],
  ["Encule", "Encule"],
  ["une $alope !", "$alope"],
  ["salope!", "salope!"],
])("%s does not: %s", (texte, mot) => {
  expect(trouver(texte)).toContain(mot);
});

test("a number is no word", () => {
  expect(
    createDetecteurMotsInterdits(["ass", "tic"]).trouver("455 questions, 71 réponses"),
  ).toEqual([]);
});

test("each word is said once, as it was written", () => {
  expect(trouver("Pute, salope et pute")).toEqual(["Pute", "salope", "pute"]);
  expect(trouver("Pute et Pute")).toEqual(["Pute"]);
});

test("a list is kept without case or accents", () => {
  expect(normaliserMotInterdit("Enculé")).toBe("encule");
  expect(normaliserMotInterdit("Œuf")).toBe("oeuf");
});

test("an empty list refuses nothing", () => {
  expect(createDetecteurMotsInterdits([]).trouver("Connard")).toEqual([]);
});
