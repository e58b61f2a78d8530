import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BitSet } from "./bit-set.ts";

const numeros = fc.uniqueArray(fc.nat(200));
const dans = (ensemble: BitSet) =>
  Array.from({ length: 260 }, (_, n) => n).filter((n) => ensemble.has(n));
const enOrdre = (lus: readonly number[]) => lus.toSorted((a, b) => a - b);

test("says what a Set would, whichever of two is the longer", () => {
  fc.assert(
    fc.property(numeros, numeros, (uns, autres) => {
      const [un, autre] = [BitSet.of(uns), BitSet.of(autres)];
      expect(dans(un)).toEqual(enOrdre(uns));
      expect(un.size).toBe(uns.length);
      expect(dans(un.and(autre))).toEqual(enOrdre(uns.filter((n) => autres.includes(n))));
      expect(dans(un.or(autre))).toEqual(enOrdre([...new Set([...uns, ...autres])]));
      // intersection and union leave their operands unchanged
      expect(dans(un)).toEqual(enOrdre(uns));
    }),
  );
});
