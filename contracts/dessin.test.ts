import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CRAIES,
  decoderDessin,
  DESSIN_OCTETS_MAX,
  type Dessin,
  dessinEncode,
  encoderDessin,
  mesurerDessinEncode,
} from "./dessin.ts";

const coordonnee = fc.integer({ min: 0, max: 255 });
const trait = fc.record({
  craie: fc.constantFrom(...CRAIES),
  points: fc.array(fc.tuple(coordonnee, coordonnee), { minLength: 1, maxLength: 40 }),
});
const dessin: fc.Arbitrary<Dessin> = fc
  .array(trait, { minLength: 1, maxLength: 30 })
  .filter((traits) => mesurerDessinEncode(traits) <= DESSIN_OCTETS_MAX);
/** A drawing as a finger makes it: short steps. */
const fil = (longueur: number): Dessin => [
  { craie: "bleu", points: Array.from({ length: longueur }, (_, i) => [i % 200, (i * 3) % 7]) },
];

describe("a drawing", () => {
  test("is read as it was written, in a text that the wire takes", () => {
    fc.assert(
      fc.property(dessin, (traits) => {
        const texte = encoderDessin(traits);
        expect(decoderDessin(texte)).toEqual(traits);
        expect(dessinEncode.safeParse(texte).success).toBe(true);
        expect(texte.length).toBeLessThanOrEqual(Math.ceil((DESSIN_OCTETS_MAX * 4) / 3));
      }),
    );
  });

  test("takes a byte a step where the finger is slow", () => {
    expect(mesurerDessinEncode(fil(190))).toBeLessThan(200);
    expect(encoderDessin([{ craie: "ocre", points: [[0, 255]] }])).toBe("wAEA_w");
  });

  test("any text is refused, or is the only one of its drawing", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 60 }),
          fc.base64String({ maxLength: 60 }),
          fc
            .uint8Array({ minLength: 1, maxLength: 40 })
            .map((octets) => Buffer.from(octets).toString("base64url")),
        ),
        (texte) => {
          const lu = decoderDessin(texte);
          if (lu !== null) expect(encoderDessin(lu)).toBe(texte);
          expect(dessinEncode.safeParse(texte).success).toBe(lu !== null);
        },
      ),
    );
  });

  test.each<readonly [texte: unknown, pourquoi: string]>([
    ["", "nothing"],
    ["wAEA", "cut in its first point"],
    ["wAIA_w", "fewer points than it says"],
    ["wAAA_w", "no point at all"],
    ["wAEA_w==", "padded"],
    ["wAEA_x", "two texts for one drawing"],
    ["AAIAAAg", "out of the sheet"],
    [42, "no text"],
  ])("%j is refused: %s", (texte) => {
    expect(dessinEncode.safeParse(texte).success).toBe(false);
  });

  test("2 kB are its bound", () => {
    const long = (n: number): Dessin =>
      Array.from({ length: n }, () => ({ craie: "encre", points: [[1, 1]] }));
    const brouillon = (n: number): Dessin => [
      { craie: "encre", points: Array.from({ length: n }, (_, i) => [i % 2 === 0 ? 0 : 200, 9]) },
    ];
    expect(mesurerDessinEncode(brouillon(682))).toBe(DESSIN_OCTETS_MAX - 1);
    expect(dessinEncode.safeParse(encoderDessin(brouillon(682))).success).toBe(true);
    expect(dessinEncode.safeParse(encoderDessin(brouillon(683))).success).toBe(false);
    expect(dessinEncode.safeParse(encoderDessin(long(200))).success).toBe(true);
    expect(dessinEncode.safeParse(encoderDessin(long(201))).success).toBe(false);
  });
});
