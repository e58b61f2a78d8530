import { expect, test } from "vitest";
import type { Coauteur } from "#contracts/coauteurs.ts";
import { direCoauteursQuiPerdentLeQuizz, estAuteurDuQuizz } from "./auteurs.ts";

test("a quizz is written by its creator and by the co-author who reads it, and by no visitor", () => {
  const deLea = { createur: "lea" };
  const connecte = (userId: string) => ({ etat: "connecte", userId });
  expect([
    estAuteurDuQuizz(deLea, connecte("lea")),
    estAuteurDuQuizz(deLea, connecte("tom")),
    estAuteurDuQuizz({ ...deLea, coauteur: true }, connecte("tom")),
    // a page of before a logout may still say so
    estAuteurDuQuizz({ ...deLea, coauteur: true }, { etat: "visiteur" }),
  ]).toEqual([true, false, true, false]);
});

test("who deletes a quizz is told who loses it too: those who have accepted", () => {
  const un = (pseudo: string, accepte = true): Coauteur => ({ pseudo, icon: "ico0", accepte });
  expect([
    direCoauteursQuiPerdentLeQuizz([]),
    direCoauteursQuiPerdentLeQuizz([un("Lea", false)]),
    direCoauteursQuiPerdentLeQuizz([un("Lea", false), un("Tom")]),
    direCoauteursQuiPerdentLeQuizz([un("Lea"), un("Tom")]),
  ]).toEqual(["", "", "Tom le perd aussi.", "Lea et Tom le perdent aussi."]);
});
