import { describe, expect, test } from "vitest";
import { type Dessin, dessinEncode, encoderDessin, type TraitDeDessin } from "#contracts/dessin.ts";
import {
  calculerDessinSansDernierChangement,
  calculerDessinApresChangement,
  commencerDessinDeSousBock,
  lireDessinEnregistre,
  ecrireDessinEnTexte,
  estDessinPlein,
  calculerPointDuDessinSousLeDoigt,
  prolongerTraitDeDessin,
} from "./croquis.ts";

const point = (x: number): TraitDeDessin => ({ craie: "encre", points: [[x, 0]] });

describe("a drawing while it is drawn", () => {
  test("a finger is on the sheet, however large it is shown, and never off it", () => {
    const boite = { left: 20, top: 100, width: 300, height: 300 };
    expect(calculerPointDuDessinSousLeDoigt(boite, 170, 250)).toEqual([128, 128]);
    expect(calculerPointDuDessinSousLeDoigt(boite, 0, 999)).toEqual([0, 255]);
  });

  test("a finger that trembles leaves one point", () => {
    const trait = prolongerTraitDeDessin([], point(10), [12, 2]);
    expect(trait).toEqual(point(10));
    expect(prolongerTraitDeDessin([], trait, [13, 0]).points).toEqual([
      [10, 0],
      [13, 0],
    ]);
  });

  test("whatever is drawn can be sent: the sheet is full before the wire refuses it", () => {
    let dessin: Dessin = [];
    for (let tour = 0; tour < 300 && !estDessinPlein(dessin); tour++) {
      let trait = point(tour % 256);
      for (let i = 0; i < 40; i++)
        trait = prolongerTraitDeDessin(dessin, trait, [(i * 37) % 256, (i * 91) % 256]);
      dessin = dessin.concat(trait);
      expect(dessinEncode.safeParse(encoderDessin(dessin)).success).toBe(true);
    }
    expect(estDessinPlein(dessin)).toBe(true);
    expect(prolongerTraitDeDessin(dessin, point(3), [200, 200])).toEqual(point(3));
  });

  test("each step is taken back, wiping too; then what was there at first, stroke by stroke", () => {
    const debut = commencerDessinDeSousBock([point(1), point(2)]);
    const efface = calculerDessinApresChangement(
      calculerDessinApresChangement(debut, [point(1), point(2), point(3)]),
      [],
    );
    const rendu = calculerDessinSansDernierChangement(efface);
    expect(rendu.dessin).toEqual([point(1), point(2), point(3)]);
    expect(calculerDessinSansDernierChangement(rendu).dessin).toEqual(debut.dessin);
    expect(
      calculerDessinSansDernierChangement(calculerDessinSansDernierChangement(rendu)).dessin,
    ).toEqual([point(1)]);
    expect(calculerDessinSansDernierChangement(commencerDessinDeSousBock([])).dessin).toEqual([]);
  });

  test("is found again as it was; what is no drawing is a blank sheet", () => {
    expect(lireDessinEnregistre(ecrireDessinEnTexte([point(7)]))).toEqual([point(7)]);
    expect(ecrireDessinEnTexte([])).toBe("");
    expect(lireDessinEnregistre("<script>")).toEqual([]);
  });
});
