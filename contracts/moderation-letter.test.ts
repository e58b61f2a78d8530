import { expect, test } from "vitest";
import { type MesureAAnnoncer, direMesure, direObjetDeMesure } from "./moderation-letter.ts";
import { DATE_FIN_MESURE_SANS_FIN } from "./moderation.ts";

const MESURE: MesureAAnnoncer = {
  genre: "nePlusPublier",
  objet: "quizz",
  titre: "Quizz 14",
  jusque: "2026-10-19T12:00:00.000Z",
  messages: true,
};
const nu = (texte: string) => texte.replaceAll("\u00A0", " ");

test("what was done, about what, until when", () => {
  expect(nu(direMesure(MESURE))).toBe(
    "Vous ne pouvez plus rendre de quizz public, ni envoyer de message, jusqu’au 19 octobre 2026.",
  );
  expect(nu(direMesure({ ...MESURE, genre: "suspendre", jusque: DATE_FIN_MESURE_SANS_FIN }))).toBe(
    "Votre compte est suspendu jusqu’à nouvel ordre : vous ne pouvez plus vous y connecter.",
  );
  expect(nu(direMesure({ ...MESURE, genre: "supprimer", jusque: null }))).toBe(
    "La modération a supprimé ce qui avait été signalé dans « Quizz 14 ».",
  );
});

test("a profile is theirs, whatever it was called then", () => {
  const profil = { objet: "profil", titre: "AncienPseudo" } as const;
  expect(direObjetDeMesure(profil)).toBe("votre profil");
  for (const genre of ["mot", "supprimer", "rien"] as const)
    expect(direMesure({ ...MESURE, ...profil, genre })).not.toContain("AncienPseudo");
});
