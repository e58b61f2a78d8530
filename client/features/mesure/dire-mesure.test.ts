import { expect, test } from "vitest";
import { type MesureRecue, SANS_FIN } from "#contracts/moderation.ts";
import { ceQuiAEteFait, etatMesure } from "./dire-mesure.ts";

const MESURE: MesureRecue = {
  _id: "m",
  genre: "nePlusPublier",
  raison: "Publicité.",
  titre: "Quizz 14",
  date: "2026-10-12T12:00:00.000Z",
  jusque: "2026-10-19T12:00:00.000Z",
  messages: true,
  levee: null,
  contestation: null,
};
const nu = (texte: string) => texte.replaceAll("\u00A0", " ");

test("what was done, about what, until when", () => {
  expect(nu(ceQuiAEteFait(MESURE))).toBe(
    "Vous ne pouvez plus rendre de quizz public, ni envoyer de message, jusqu’au 19 octobre 2026.",
  );
  expect(nu(ceQuiAEteFait({ ...MESURE, genre: "suspendre", jusque: SANS_FIN }))).toBe(
    "Votre compte est suspendu jusqu’à nouvel ordre : vous ne pouvez plus vous y connecter.",
  );
  expect(nu(ceQuiAEteFait({ ...MESURE, genre: "supprimer", jusque: null }))).toBe(
    "Ce qui avait été signalé dans « Quizz 14 » est supprimé.",
  );
});

test("contested once, then answered, or lifted", () => {
  const contestation = { text: "Non.", date: MESURE.date, reponse: null };
  expect(etatMesure(MESURE).nom).toBe("contestable");
  expect(etatMesure({ ...MESURE, contestation }).nom).toBe("contestee");
  expect(etatMesure({ ...MESURE, contestation: { ...contestation, reponse: "Si." } }).nom).toBe(
    "gardee",
  );
  expect(etatMesure({ ...MESURE, contestation, levee: "2026-10-13T12:00:00.000Z" })).toEqual({
    nom: "levee",
    dit: "Levée le 13/10/2026",
  });
});
