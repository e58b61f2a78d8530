import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Ensemble } from "./bit-set.ts";

const numeros = fc.uniqueArray(fc.nat(200));
const dans = (ensemble: Ensemble) =>
  Array.from({ length: 260 }, (_, n) => n).filter((n) => ensemble.a(n));
const enOrdre = (lus: readonly number[]) => lus.toSorted((a, b) => a - b);

test("says what a Set would, whichever of two is the longer", () => {
  fc.assert(
    fc.property(numeros, numeros, (uns, autres) => {
      const [un, autre] = [Ensemble.de(uns), Ensemble.de(autres)];
      expect(dans(un)).toEqual(enOrdre(uns));
      expect(un.taille).toBe(uns.length);
      expect(dans(un.et(autre))).toEqual(enOrdre(uns.filter((n) => autres.includes(n))));
      expect(dans(un.ou(autre))).toEqual(enOrdre([...new Set([...uns, ...autres])]));
      // what was crossed has not changed
      expect(dans(un)).toEqual(enOrdre(uns));
    }),
  );
});
