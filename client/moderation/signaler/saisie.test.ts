import { expect, test } from "vitest";
import { PHRASE_MESSAGE_TROP_LONG, PHRASE_MESSAGE_VIDE } from "#contracts/signalement.ts";
import {
  cheminApiDuSignalement,
  type CibleSignalee,
  ecrireCorpsDeSignalement,
  MOTIFS_DE_SIGNALEMENT_PROFIL,
  MOTIFS_DE_SIGNALEMENT_QUIZZ,
  separerMotifsDeSignalementRares,
  SIGNALEMENT_VIERGE,
} from "./saisie.ts";

const CIBLE: CibleSignalee = { createur: "Lea", quizzId: "q1", questionId: "n3" };
const SAISIE = { ...SIGNALEMENT_VIERGE, texte: "Deux bonnes réponses.", motif: "faux" } as const;

test("a question, or the whole quizz", () => {
  expect(ecrireCorpsDeSignalement(SAISIE, CIBLE)).toEqual({
    corps: { ...CIBLE, text: SAISIE.texte, motif: "faux", signe: false },
  });
  expect(ecrireCorpsDeSignalement({ ...SAISIE, portee: "quizz" }, CIBLE)).toMatchObject({
    corps: { quizzId: "q1", questionId: null },
  });
});

test.each([
  [" \n", PHRASE_MESSAGE_VIDE],
  ["é".repeat(800), PHRASE_MESSAGE_TROP_LONG],
])("%# the limits of the specification, in its words", (texte, faute) => {
  expect(ecrireCorpsDeSignalement({ ...SAISIE, texte }, CIBLE)).toEqual({ faute });
});

test("a profile goes to the moderation, whoever was chosen before", () => {
  const profil = { createur: "Lea", quizzId: null, questionId: null };
  expect(cheminApiDuSignalement(SAISIE, profil)).toBe("/api/signale-administrateur");
  expect(cheminApiDuSignalement(SAISIE, CIBLE)).toBe("/api/signale-createur");
  expect(cheminApiDuSignalement({ ...SAISIE, vers: "administrateur" }, CIBLE)).toBe(
    "/api/signale-administrateur",
  );
});

test.each(["haine", "moquerie", "donnees", "sexe", "danger"] as const)(
  "%s goes to the administrators, whoever was chosen",
  (motif) => {
    expect(cheminApiDuSignalement({ ...SAISIE, motif }, CIBLE)).toBe("/api/signale-administrateur");
  },
);

test("what is seldom the reason is folded, unless it is chosen", () => {
  const { vus, plies } = separerMotifsDeSignalementRares(MOTIFS_DE_SIGNALEMENT_QUIZZ, "autre");
  expect(plies).toEqual(["vole", "sexe", "danger", "publicite"]);
  expect(vus).toContain("autre");
  const choisi = separerMotifsDeSignalementRares(MOTIFS_DE_SIGNALEMENT_QUIZZ, "vole");
  expect(choisi.vus).toContain("vole");
  expect([...choisi.vus, ...choisi.plies].toSorted()).toEqual(
    MOTIFS_DE_SIGNALEMENT_QUIZZ.toSorted(),
  );
});

test("each has the reasons that make sense of it, anything else last", () => {
  expect(MOTIFS_DE_SIGNALEMENT_QUIZZ).not.toContain("pseudo");
  expect(MOTIFS_DE_SIGNALEMENT_PROFIL[0]).toBe("pseudo");
  expect(MOTIFS_DE_SIGNALEMENT_PROFIL).not.toContain("faux");
  expect([MOTIFS_DE_SIGNALEMENT_QUIZZ.at(-1), MOTIFS_DE_SIGNALEMENT_PROFIL.at(-1)]).toEqual([
    "autre",
    "autre",
  ]);
});
