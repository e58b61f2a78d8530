import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  direInstantDeMediaEnToutesLettres,
  direInstantDeMediaEnChiffres,
  lireInstantDeMediaTape,
  resumerExtrait,
} from "./instants.ts";

test.each([
  ["64", 64],
  ["64,5", 64.5],
  ["1:04", 64],
  ["1:04.5", 64.5],
  [" 0:12,0 ", 12],
  ["12:00,25", 720.2],
])("%j is %d seconds", (texte, secondes) => {
  expect(lireInstantDeMediaTape(texte)).toBeCloseTo(secondes, 6);
});

test.each(["", "a", "1:75", ":12", "-3", "1:2:3"])("%j is no instant", (texte) => {
  expect(lireInstantDeMediaTape(texte)).toBeNull();
});

test("what is written is read again, to the tenth", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360_000 }), (dixiemes) => {
      expect(lireInstantDeMediaTape(direInstantDeMediaEnChiffres(dixiemes / 10))).toBeCloseTo(
        dixiemes / 10,
        6,
      );
    }),
  );
});

test.each([
  [0, "0\u00A0seconde"],
  [1.54, "1,5\u00A0seconde"],
  [12, "12\u00A0secondes"],
  [60, "1\u00A0minute"],
  [124.5, "2\u00A0minutes 4,5\u00A0secondes"],
])("%d is said %s", (secondes, dit) => {
  expect(direInstantDeMediaEnToutesLettres(secondes)).toBe(dit);
});

test.each([
  [null, "en entier"],
  [{ debut: 12, fin: 27 }, "0:12 à 0:27"],
  [{ debut: 12.5, fin: 70 }, "0:12,5 à 1:10"],
  [{ debut: 0, fin: 27 }, "0:00 à 0:27"],
  [{ debut: 12, fin: null }, "0:12 à la fin"],
])("%j is said “%s”", (extrait, dit) => {
  expect(resumerExtrait(extrait)).toBe(dit);
});
