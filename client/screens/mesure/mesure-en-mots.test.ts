import { expect, test } from "vitest";
import type { MesureVueParAuteur } from "#contracts/moderation.ts";
import { direEtatMesure } from "./mesure-en-mots.ts";

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
  expect(direEtatMesure(MESURE).nom).toBe("contestable");
  expect(direEtatMesure({ ...MESURE, contestation }).nom).toBe("contestee");
  expect(direEtatMesure({ ...MESURE, contestation: { ...contestation, reponse: "Si." } }).nom).toBe(
    "gardee",
  );
  expect(direEtatMesure({ ...MESURE, contestation, levee: "2026-10-13T12:00:00.000Z" })).toEqual({
    nom: "levee",
    dit: "Levée le 13/10/2026",
  });
});
