// @vitest-environment happy-dom
/** What a reload finds again. */
import { beforeEach, expect, test } from "vitest";
import { lireFichier } from "#formats/formats.ts";
import { commencer } from "./en-cours.ts";
import { garderImport, lireImport } from "./garder-import.ts";

const QUAND = Date.UTC(2026, 10, 23);
const JOUR_MS = 86_400_000;
beforeEach(() => localStorage.clear());

async function commence() {
  const lecture = await lireFichier("# Capitales\n\nPérou ?\n*Lima\nQuito\n> Là.\n\nChili ?\n= ");
  const source = { nom: "a.txt", taille: 12, quand: QUAND };
  return commencer({ lecture, reconnus: ["texte"], brut: [{ ligne: 1, texte: "x" }] }, source);
}

test("all of it but what was inside the file, for a week, and for that account alone", async () => {
  const etat = await commence();
  expect(garderImport("lea", etat)).toBe(true);
  expect(lireImport("lea", QUAND + JOUR_MS)).toEqual({ ...etat, medias: [] });
  expect(lireImport("tom", QUAND)).toBeNull();
  expect(lireImport("lea", QUAND + 8 * JOUR_MS)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test("that the media of the file are gone is told, once", async () => {
  const medias = [{ nom: "ab.png", taille: 1, octets: null }];
  garderImport("lea", { ...(await commence()), medias });
  const lu = lireImport("lea", QUAND);
  expect(lu?.remarques).toEqual([expect.stringContaining("déposez-le à nouveau")]);
  garderImport("lea", lu);
  expect(lireImport("lea", QUAND)).toEqual(lu);
});

test("what is over, or cannot be read, is not there", async () => {
  garderImport("lea", await commence());
  garderImport("lea", null);
  expect(lireImport("lea", QUAND)).toBeNull();
  localStorage.setItem("import/lea", '{"forme":1,"quizz":"?"}');
  expect(lireImport("lea", QUAND)).toBeNull();
});
