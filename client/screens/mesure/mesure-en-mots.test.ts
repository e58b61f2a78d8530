import { expect, test } from "vitest";
import type { MesureVueParAuteur } from "#contracts/moderation.ts";
import { calculerEtatDeMesure } from "./mesure-en-mots.ts";

const MESURE: MesureVueParAuteur = {
  _id: "m",
  genre: "nePlusPublier",
  raison: "Publicité.",
  objet: "quizz",
  titre: "Quizz 14",
  date: "2026-10-12T12:00:00.000Z",
  jusque: "2026-10-19T12:00:00.000Z",
  messages: true,
  levee: null,
  contestation: null,
};

test("contested once, then answered, or lifted", () => {
  const contestation = { text: "Non.", date: MESURE.date, reponse: null };
  expect(calculerEtatDeMesure(MESURE).nom).toBe("contestable");
  expect(calculerEtatDeMesure({ ...MESURE, contestation }).nom).toBe("contestee");
  expect(
    calculerEtatDeMesure({ ...MESURE, contestation: { ...contestation, reponse: "Si." } }).nom,
  ).toBe("gardee");
  expect(
    calculerEtatDeMesure({ ...MESURE, contestation, levee: "2026-10-13T12:00:00.000Z" }),
  ).toEqual({
    nom: "levee",
    dit: "Levée le 13/10/2026",
  });
});
