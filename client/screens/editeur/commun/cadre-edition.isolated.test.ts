// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS } from "#contracts/quizz.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import type { EtatQuizzEdite } from "../../../document/quizz-edite.ts";
import { creerQuestionVierge } from "../../../document/question-ecrite.ts";
import { useAnnoncerSuppressionDeQuestionsRatee } from "./cadre-edition.tsx";

// the screen shows equal banners as one, so a second announcement is only seen by this mock
const annonces = vi.hoisted(() => ({ erreur: vi.fn() }));
vi.mock("../../../app/page/annonces.ts", () => ({ useAnnoncerParBanniere: () => annonces }));

const RATEE = "Erreur lors de la suppression de la question";
const QUESTIONS = [creerQuestionVierge(), creerQuestionVierge()];
const REGLAGES = {
  title: "Fromages",
  visibilite: "prive",
  aleatoireGlobal: false,
  tags: [],
  source: "",
  auteur: "",
  licence: "",
  composable: true,
  defauts: REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS,
} as const;
const etat = (combien: number, envoi: EtatQuizzEdite["envoi"]): EtatQuizzEdite => ({
  base: { reglages: { ...REGLAGES, tags: [] }, questions: QUESTIONS, plages: {} },
  document: {
    reglages: { ...REGLAGES, tags: [] },
    questions: QUESTIONS.slice(0, combien),
    plages: {},
  },
  ailleurs: null,
  apport: [],
  autres: [],
  coauteurDe: null,
  masque: false,
  mesure: null,
  modifie: true,
  annulable: true,
  retablissable: false,
  envoi,
  date: "2026-11-22T20:00:00.000Z",
  enregistreA: 0,
  brouillonA: 0,
});
const INJOIGNABLE = { nom: "injoignable", essaiA: 2000, message: "…" } as const;
const REFUS = { nom: "refus", message: "…", question: null } as const;

function suivre(...etats: readonly EtatQuizzEdite[]): readonly unknown[] {
  annonces.erreur.mockClear();
  onTestFinished(cleanup);
  const { rerender } = renderHook(useAnnoncerSuppressionDeQuestionsRatee, {
    initialProps: etat(2, { nom: "repos" }),
  });
  for (const un of etats) rerender(un);
  return annonces.erreur.mock.calls.flat();
}

test.each([INJOIGNABLE, REFUS])("said of a save that takes a question away: $nom", (envoi) => {
  expect(suivre(etat(1, { nom: "enCours" }), etat(1, envoi))).toEqual([RATEE]);
});

test.each([
  ["nothing was taken away", 2, INJOIGNABLE],
  ["it waits to be sent", 1, { nom: "repos" } as const],
  ["somebody else wrote, and nothing is lost", 1, { nom: "conflit" } as const],
])("not said: %s", (_, combien, envoi) => {
  expect(suivre(etat(combien, envoi))).toEqual([]);
});

test("said once, however often it is tried again", () => {
  const essai = [etat(1, INJOIGNABLE), etat(1, { nom: "enCours" })];
  expect(suivre(...essai, ...essai, ...essai)).toEqual([RATEE]);
});
