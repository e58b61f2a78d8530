import { expect, test } from "vitest";
import type { ActeDeModeration } from "#contracts/moderation.ts";
import { direHeureActe, grouperActesParJour } from "./par-jour.ts";

const acte = (numero: number, date: Date): ActeDeModeration => ({
  numero,
  date: date.toISOString(),
  par: "Zineb",
  genre: "prendre",
  titre: "",
  compte: null,
  affaire: 1,
  detail: "",
  mesure: null,
});

// days and hours follow the reader's time zone, also in tests
const SOIR = new Date(2026, 10, 21, 21, 58);
const MATIN = new Date(2026, 10, 21, 8, 5);
const VEILLE = new Date(2026, 10, 20, 23, 59);

test("each day once, in the order of the log", () => {
  const jours = grouperActesParJour([acte(3, SOIR), acte(2, MATIN), acte(1, VEILLE)]);
  expect(jours.map(({ jour, actes }) => [jour, actes.map(({ numero }) => numero)])).toEqual([
    ["samedi 21 novembre 2026", [3, 2]],
    ["vendredi 20 novembre 2026", [1]],
  ]);
  expect(grouperActesParJour([])).toEqual([]);
});

test("the hour, as it is said", () => {
  expect(direHeureActe(SOIR.toISOString())).toBe("21\u00A0h\u00A058");
  expect(direHeureActe(MATIN.toISOString())).toBe("8\u00A0h\u00A005");
});
