import { assert, integer, property } from "fast-check";
import { expect, it } from "vitest";
import { searchLargestFittingStep } from "./largest-fitting-step.ts";

/** Searches with a text that fits up to `limite`; the estimate is right unless another one is given. */
const chercher = (
  bornes: { de: number; a: number; depart: number },
  limite: number,
  estime = limite,
  sur = false,
) => {
  const essais: number[] = [];
  const recherche = searchLargestFittingStep(bornes);
  let suite = recherche.next();
  while (suite.done !== true) {
    const pas = suite.value;
    essais.push(pas);
    suite = recherche.next({ tient: pas <= limite, estimer: () => ({ pas: estime, sur }) });
  }
  return { ...suite.value, essais };
};

it("finds the largest step that fits, whatever the estimates", () => {
  assert(
    property(
      integer({ min: 1, max: 200 }),
      integer({ min: 0, max: 200 }),
      integer({ min: -50, max: 450 }),
      integer({ min: 1, max: 400 }),
      integer({ min: -50, max: 450 }),
      (de, etendue, limite, depart, estime) => {
        const a = de + etendue;
        const { pas, tient, essais } = chercher({ de, a, depart }, limite, estime);
        expect(tient).toBe(limite >= de);
        expect(pas).toBe(Math.max(de, Math.min(a, limite)));
        expect(essais.every((essai) => essai >= de && essai <= a)).toBe(true);
        expect(essais.length).toBeLessThanOrEqual(4 + 3 * Math.ceil(Math.log2(etendue + 2)));
      },
    ),
  );
});

it("tries once what is as large as it may be, and twice what has not changed", () => {
  expect(chercher({ de: 32, a: 58, depart: 58 }, 90).essais).toEqual([58]);
  expect(chercher({ de: 32, a: 112, depart: 70 }, 70).essais).toEqual([70, 71]);
});

it("tries what is just above an estimate first: it is near", () => {
  expect(chercher({ de: 32, a: 112, depart: 70 }, 51).essais).toEqual([70, 51, 52]);
  expect(chercher({ de: 32, a: 112, depart: 70 }, 53, 51).essais).toEqual([70, 51, 52, 54, 53]);
});

it("tries nothing above an estimate that is sure, once it fits", () => {
  expect(chercher({ de: 32, a: 112, depart: 70 }, 51, 51, true)).toEqual({
    pas: 51,
    tient: true,
    essais: [70, 51],
  });
  // a sure estimate that does not fit is treated as any other estimate
  expect(chercher({ de: 32, a: 112, depart: 70 }, 49, 51, true).pas).toBe(49);
});
