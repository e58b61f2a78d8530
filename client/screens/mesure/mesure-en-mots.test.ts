import { expect, test } from "vitest";
import type { MesureVueParCompteVise } from "#contracts/moderation.ts";
import { calculerEtatDeMesure } from "./mesure-en-mots.ts";

const MESURE: MesureVueParCompteVise = {
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
  const etat = (mesure: MesureVueParCompteVise, quand = MESURE.date) =>
    calculerEtatDeMesure(mesure, Date.parse(quand));
  expect(etat(MESURE)).toEqual({ nom: "contestable", dit: "En vigueur" });
  expect(etat(MESURE, "2026-11-12T12:00:00.000Z")).toEqual({
    nom: "contestable",
    dit: "Terminée le 19/10/2026",
  });
  expect(etat({ ...MESURE, jusque: null }, "2026-11-12T12:00:00.000Z").dit).toBe("En vigueur");
  expect(etat({ ...MESURE, contestation }).nom).toBe("contestee");
  expect(etat({ ...MESURE, contestation: { ...contestation, reponse: "Si." } }).nom).toBe("gardee");
  expect(etat({ ...MESURE, contestation, levee: "2026-10-13T12:00:00.000Z" })).toEqual({
    nom: "levee",
    dit: "Levée le 13/10/2026",
  });
});
