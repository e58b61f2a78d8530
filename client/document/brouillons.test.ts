// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { convertirEnQuizzEcrit } from "./quizz-ecrit.ts";
import { EXAMPLE_QUIZZ } from "../test/quizz-example.ts";
import {
  autreCompteAUnBrouillon,
  garderBrouillonDeQuizz,
  lireBrouillonsDeQuizz,
} from "./brouillons.ts";

const UN_JOUR_MS = 86_400_000;
const MAINTENANT = Date.UTC(2026, 10, 30);

beforeEach(() => localStorage.clear());

/** Keeps a draft of the quizz "q" that an account wrote some days ago. */
const garder = (compte: string, jours: number) =>
  garderBrouillonDeQuizz(
    { compte, quizz: "q", atelier: `a-${String(jours)}` },
    {
      document: convertirEnQuizzEcrit(EXAMPLE_QUIZZ),
      base: "",
      garde: MAINTENANT - jours * UN_JOUR_MS,
    },
  );

test("drafts stay a month, also those of an account that does not come back", () => {
  for (const compte of ["lea", "tom"]) for (const jours of [1, 29, 31]) garder(compte, jours);
  localStorage.setItem("complement/x/preuve", JSON.stringify({ garde: 0 }));
  localStorage.setItem("brouillon/tom/q/illisible", "{");
  expect(lireBrouillonsDeQuizz("lea", MAINTENANT)).toHaveLength(2);
  expect(Object.keys(localStorage).sort()).toEqual([
    "brouillon/lea/q/a-1",
    "brouillon/lea/q/a-29",
    "brouillon/tom/q/a-1",
    "brouillon/tom/q/a-29",
    "brouillon/tom/q/illisible",
  ]);
});

test("another account's draft is told of as long as it is kept", () => {
  garder("tom", 20);
  expect(autreCompteAUnBrouillon("q", "lea", MAINTENANT)).toBe(true);
  expect(autreCompteAUnBrouillon("q", "tom", MAINTENANT)).toBe(false);
  expect(autreCompteAUnBrouillon("q", "lea", MAINTENANT + 11 * UN_JOUR_MS)).toBe(false);
});
