import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ecrireLignesArdoise,
  compterGorgeesDuJoueur,
  compterGorgeesDesJoueurs,
} from "./ardoise.ts";
import { createPropertyRunOptions } from "./test/essais.ts";
import { gelerEnProfondeur } from "./test/gel.ts";
import { creerQuestionChoix } from "./test/quizz.ts";
import { HOTE, LEA, TOM, creerTableEnJeu, creerTableAuSalon } from "./test/table.ts";

const table = () => creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]);
const fixer = (joueur: string, de: number, gorgees: number) =>
  ({ type: "fixerGorgees", joueur, de, gorgees }) as const;

const derniereLigne = (t: ReturnType<typeof table>) => t.partie.ardoise.at(-1)?.id ?? 0;

describe("writing on the ardoise", () => {
  it("numbers the lines and says who, how many, why and when", () => {
    const { partie } = table();
    const ecrite = ecrireLignesArdoise({ ...partie, position: 1 }, [
      { qui: LEA, gorgees: 3, motif: "question" },
      { qui: TOM, gorgees: 2, motif: "cadeau", de: LEA },
    ]);
    expect(ecrite.ardoise).toEqual([
      { id: 1, qui: LEA, gorgees: 3, motif: "question", position: 1 },
      { id: 2, qui: TOM, gorgees: 2, motif: "cadeau", de: LEA, position: 1 },
    ]);
    expect(ecrite.prochaineLigne).toBe(3);
    expect(compterGorgeesDesJoueurs(ecrite)).toEqual({ [LEA]: 3, [TOM]: 2 });
  });

  it("stops at 0, and does not write lines of nothing", () => {
    const { partie } = table();
    expect(ecrireLignesArdoise(partie, [{ qui: LEA, gorgees: -2, motif: "main" }])).toBe(partie);
    expect(ecrireLignesArdoise(partie, [{ qui: LEA, gorgees: 0, motif: "main" }])).toBe(partie);
    expect(ecrireLignesArdoise(partie, [])).toBe(partie);
    const ecrite = ecrireLignesArdoise(partie, [
      { qui: LEA, gorgees: 2, motif: "main" },
      { qui: LEA, gorgees: -5, motif: "main" },
      { qui: LEA, gorgees: -1, motif: "main" },
    ]);
    expect(ecrite.ardoise.map(({ gorgees }) => gorgees)).toEqual([2, -2]);
  });

  it("keeps every counter at 0 or more after any lines and undos, and equal to the sum of its lines", () => {
    const ecriture = fc.record({
      qui: fc.constantFrom(LEA, TOM, HOTE),
      gorgees: fc.integer({ min: -9, max: 9 }),
      motif: fc.constantFrom("main", "question", "correction"),
    });
    const gestes = fc.array(fc.option(fc.array(ecriture, { maxLength: 4 })), { maxLength: 20 });
    const depart = gelerEnProfondeur(table().partie);
    fc.assert(
      fc.property(gestes, (suite) => {
        const t = creerTableAuSalon().copie(depart);
        for (const geste of suite) {
          if (geste !== null) t.partie = gelerEnProfondeur(ecrireLignesArdoise(t.partie, geste));
          else if (t.partie.ardoise.length > 0)
            t.hote({ type: "annulerLigne", ligne: derniereLigne(t) });
          for (const [qui, somme] of Object.entries(compterGorgeesDesJoueurs(t.partie))) {
            expect(somme).toBeGreaterThanOrEqual(0);
            expect(compterGorgeesDuJoueur(t.partie, qui)).toBe(somme);
          }
        }
      }),
      createPropertyRunOptions(200),
    );
  });
});

describe("the host's hand", () => {
  it("adds and takes off, as lines", () => {
    const t = table()
      .hote(fixer(LEA, 0, 3))
      .hote(fixer(LEA, 3, 2))
      .hote(fixer(TOM, 0, 1));
    expect(t.partie.ardoise.map(({ qui, gorgees, motif }) => [qui, gorgees, motif])).toEqual([
      [LEA, 3, "main"],
      [LEA, -1, "main"],
      [TOM, 1, "main"],
    ]);
    expect([t.gorgees(LEA), t.gorgees(TOM)]).toEqual([2, 1]);
  });

  it("never goes below 0 (jeu §5)", () => {
    const t = table().hote(fixer(LEA, 0, -4));
    expect(t.partie.ardoise).toEqual([]);
    t.hote(fixer(LEA, 0, 2)).hote(fixer(LEA, 2, -1));
    expect(t.gorgees(LEA)).toBe(0);
  });

  it("changes nothing when the counter is not what the host saw", () => {
    const t = table().hote(fixer(LEA, 0, 1));
    expect(t.refus(HOTE, fixer(LEA, 0, 1))).toBe("trop_tard");
    expect(t.gorgees(LEA)).toBe(1);
  });

  it("is closed with the game: the bill is made", () => {
    const t = table()
      .hote(fixer(LEA, 0, 3))
      .hote({ type: "terminer" });
    expect(t.refus(HOTE, fixer(LEA, 3, 5))).toBe("mauvaise_phase");
    expect(t.refus(HOTE, { type: "annulerLigne", ligne: derniereLigne(t) })).toBe("mauvaise_phase");
  });

  it("is for the creator in creator mode only", () => {
    expect(table().refus(HOTE, fixer(HOTE, 0, 2))).toBe("joueur_inconnu");
    const avec = creerTableEnJeu([creerQuestionChoix()], { parametres: { createur: true } });
    expect(avec.hote(fixer(HOTE, 0, 2)).gorgees(HOTE)).toBe(2);
  });

  it.each(["personne", "constructor", "toString", "__proto__", ""])(
    "refuses the unknown player %j",
    (inconnu) => {
      expect(table().refus(HOTE, fixer(inconnu, 0, 2))).toBe("joueur_inconnu");
    },
  );
});
