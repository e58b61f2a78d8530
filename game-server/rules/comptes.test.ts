import { calculerCourbesDeGorgees } from "./prix/chiffres.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MotifDeLigne } from "#contracts/partie.ts";
import {
  type LigneArdoiseAEcrire,
  ecrireLignesArdoise,
  compterGorgeesDuJoueur,
  LIGNES_ARDOISE_GARDEES_MIN,
  compterGorgeesDesJoueurs,
} from "./ardoise.ts";
import { calculerComptesDeGorgees, ajouterLignesAuxComptesDeGorgees } from "./comptes.ts";
import { composerLignesDuRecu } from "./prix/recu.ts";
import { createPropertyRunOptions } from "./test/essais.ts";
import { gelerEnProfondeur } from "./test/gel.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import { LEA, TOM, ZOE, creerTableEnJeu } from "./test/table.ts";
import { dresserTableFin } from "./fin.ts";
import type { Partie } from "./types.ts";
import type { LigneArdoise } from "./types/joueurs.ts";

const GENS = [LEA, TOM, ZOE];
const MOTIFS: readonly MotifDeLigne[] = ["question", "correction", "imprevu", "miniJeu", "main"];
const qui = fc.constantFrom(...GENS);
const gorgees = fc.integer({ min: -4, max: 6 });
const ecriture: fc.Arbitrary<LigneArdoiseAEcrire> = fc.oneof(
  fc.record({ qui, gorgees, motif: fc.constantFrom(...MOTIFS) }),
  fc.record({ qui, gorgees, motif: fc.constant("cadeau"), de: qui }),
  fc.record({ qui, gorgees, motif: fc.constant("partage") }),
  fc.record({ qui, gorgees, motif: fc.constant("partage"), sur: fc.constantFrom(...MOTIFS) }),
);
/** Lines written by many presses, question after question: far more than a game keeps. */
const presses = fc.array(fc.array(ecriture, { minLength: 20, maxLength: 60 }), {
  minLength: 20,
  maxLength: 40,
});

const depart = gelerEnProfondeur(
  creerTableEnJeu(Array.from({ length: 40 }, () => creerQuestionChoix())).partie,
);

/** Writes these presses; returns the game and every line that was ever written. */
function ecrireTout(suite: readonly (readonly LigneArdoiseAEcrire[])[]) {
  const lignes: LigneArdoise[] = [];
  let partie: Partie = depart;
  suite.forEach((press, position) => {
    const avant = partie.prochaineLigne;
    partie = gelerEnProfondeur(ecrireLignesArdoise({ ...partie, position }, press));
    lignes.push(...partie.ardoise.filter(({ id }) => id >= avant));
  });
  return { partie, lignes };
}

describe("lines that are too old to be taken back", () => {
  it("go to accounts that tell what the lines told", () => {
    fc.assert(
      fc.property(presses, (suite) => {
        const { partie, lignes } = ecrireTout(suite);
        expect(partie.ardoise.length).toBeLessThan(lignes.length);
        expect(calculerComptesDeGorgees(partie)).toEqual(
          ajouterLignesAuxComptesDeGorgees({}, lignes),
        );
        const entiere: Partie = { ...partie, ardoise: lignes, comptes: {} };
        expect(compterGorgeesDesJoueurs(partie)).toEqual(compterGorgeesDesJoueurs(entiere));
        for (const id of GENS)
          expect(compterGorgeesDuJoueur(partie, id)).toBe(compterGorgeesDuJoueur(entiere, id));
        const table = dresserTableFin(partie);
        expect(calculerCourbesDeGorgees(partie, table)).toEqual(
          calculerCourbesDeGorgees(entiere, table),
        );
        expect(composerLignesDuRecu(partie, table)).toEqual(composerLignesDuRecu(entiere, table));
      }),
      createPropertyRunOptions(60),
    );
  });

  it("keep the sips of who has left the game, not those of who was kicked", () => {
    const table = creerTableEnJeu([creerQuestionChoix()]);
    for (const joueur of [LEA, TOM])
      table.hote({ type: "fixerGorgees", joueur, de: 0, gorgees: 5 });
    table.faire(LEA, { type: "quitter" }).hote({ type: "supprimerJoueur", joueur: TOM });
    const lignes = Array.from({ length: 3 * LIGNES_ARDOISE_GARDEES_MIN }, () => ({
      qui: ZOE,
      gorgees: 1,
      motif: "main" as const,
    }));
    expect(Object.keys(ecrireLignesArdoise(table.partie, lignes).comptes)).toEqual([LEA, ZOE]);
  });

  it("are never of the last ones, nor half of what one press wrote", () => {
    const { partie, lignes } = ecrireTout(
      Array.from({ length: 60 }, (_, i) =>
        Array.from({ length: 30 }, (_ligne, rang) => ({
          qui: GENS[rang % 3] ?? LEA,
          gorgees: 1,
          motif: "imprevu",
          lot: 1 + 30 * i,
        })),
      ),
    );
    expect(partie.ardoise.length).toBeGreaterThanOrEqual(LIGNES_ARDOISE_GARDEES_MIN);
    expect(partie.ardoise[0]?.id).toBe(partie.ardoise[0]?.lot);
    expect(partie.ardoise).toEqual(lignes.slice(-partie.ardoise.length));
  });
});
