import { expect, it } from "vitest";
import { type WordMeasures, estimateFittingStep } from "./line-estimate.ts";

/** Words measured at step 100, with lines 120 px high and spaces 10 px wide. */
const mots = (...largeurs: number[]): WordMeasures => ({
  largeurs,
  espace: 10,
  interligne: 120,
  bas: 0,
  entiers: true,
});

it("is the largest step at which the lines are few enough", () => {
  // one line at half the size
  expect(estimateFittingStep(mots(190, 200), 100, { largeur: 200, hauteur: 60 })).toBe(50);
  // two lines, since the box is high enough for them
  expect(estimateFittingStep(mots(190, 200), 100, { largeur: 200, hauteur: 200 })).toBe(83);
  // a single word is at most as wide as the box
  expect(estimateFittingStep(mots(400), 100, { largeur: 200, hauteur: 500 })).toBe(50);
});

it("counts what is under the last line", () => {
  expect(estimateFittingStep({ ...mots(100), bas: 30 }, 100, { largeur: 500, hauteur: 75 })).toBe(
    50,
  );
});

it("is 0 when nothing fits", () => {
  expect(estimateFittingStep(mots(900), 100, { largeur: 5, hauteur: 500 })).toBe(0);
});
