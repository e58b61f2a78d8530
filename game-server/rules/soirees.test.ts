import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyCommand } from "./apply.ts";
import { DELAI_LONG_DE_TEST, createPropertyRunOptions } from "./test/essais.ts";
import { executerGeste } from "./test/gestes.ts";
import { ouvrirPartieAvecJoueurs, arbitraireDeSoiree } from "./test/ouvrir.ts";
import type { ParametresDePartie, Partie } from "./types.ts";

const parJson = (partie: Partie): Partie => JSON.parse(JSON.stringify(partie));

/** test/invariants.ts checks its invariants after each command of these games */
describe("any evening, whatever people do", DELAI_LONG_DE_TEST, () => {
  it("never breaks the game, never gets stuck, and plays a second quizz", () => {
    fc.assert(
      fc.property(arbitraireDeSoiree, (champs) => {
        const soiree = ouvrirPartieAvecJoueurs(champs);
        soiree.lancer();
        for (const geste of champs.suite) executerGeste(soiree, geste);
        if (soiree.fermee) return;
        soiree.finir();
        soiree.hote({ type: "retourSalon" });
        expect(soiree.partie.ardoise).toEqual([]);
        expect(Object.values(soiree.partie.joueurs).every(({ score }) => score === 0)).toBe(true);
        soiree.finir();
      }),
      createPropertyRunOptions(400),
    );
  });

  it("is played again the same from its seed and its commands, stored and read back at each of them", () => {
    fc.assert(
      fc.property(arbitraireDeSoiree, (champs) => {
        const soiree = ouvrirPartieAvecJoueurs(champs);
        for (const geste of champs.suite) executerGeste(soiree, geste);
        let directe = soiree.depart;
        let relue = soiree.depart;
        for (const { commande, contexte } of soiree.actes) {
          const une = applyCommand(directe, commande, contexte);
          const autre = applyCommand(parJson(relue), commande, contexte);
          expect(autre.ok).toBe(une.ok);
          if (!une.ok || !autre.ok) continue;
          expect(isDeepStrictEqual(autre.effets, une.effets)).toBe(true);
          directe = une.partie;
          relue = autre.partie;
        }
        expect(directe).toEqual(soiree.partie);
        expect(isDeepStrictEqual(parJson(relue), soiree.partie)).toBe(true);
      }),
      createPropertyRunOptions(150),
    );
  });

  it("moves on by its clocks alone when everything is timed and the host only answers warnings", () => {
    fc.assert(
      fc.property(
        arbitraireDeSoiree,
        fc.array(fc.nat({ max: 9 }), { maxLength: 20 }),
        (champs, qui) => {
          const questions = champs.quizz.questions.map((question) => ({ ...question, temps: 5 }));
          const parametres: ParametresDePartie = { ...champs.parametres, modeJeu: "classique" };
          const soiree = ouvrirPartieAvecJoueurs({
            ...champs,
            parametres,
            quizz: { ...champs.quizz, questions },
          });
          soiree.lancer();
          for (let i = 0; i < questions.length * 4 && soiree.partie.phase === "jeu"; i++) {
            const { etape } = soiree.partie;
            if (etape !== 0) soiree.avancer();
            else {
              soiree.tenter(`j${qui[i] ?? 1}`, {
                type: "repondre",
                tour: soiree.partie.tour,
                reponse: ["BONNE"],
              });
              const { tour } = soiree.partie;
              // the longest wait: for the media, the standings, the countdown, and the last half second
              soiree.attendre(8_000 + 4_000 + 5_000 + 500);
              if (soiree.partie.etape === 0) expect(soiree.partie.tour).toBeGreaterThan(tour);
            }
          }
          expect(soiree.partie.phase).toBe("fin");
        },
      ),
      createPropertyRunOptions(80),
    );
  });
});
