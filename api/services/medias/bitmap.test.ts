import { expect, test } from "vitest";
import { creerImageBmp, creerIcone } from "../../test/fichiers.ts";
import { decoderImageBmp, decoderImageIcone } from "./bitmap.ts";

const ROUGE = [255, 0, 0, 255];
const VERT = [0, 255, 0, 255];
const BLEU = [0, 0, 255, 255];
const BLANC = [255, 255, 255, 255];

test.each([
  ["8 bits", { profondeur: 8 }],
  ["24 bits", { profondeur: 24 }],
  ["24 bits from above", { profondeur: 24, haut: true }],
  ["32 bits without opacity", { profondeur: 32 }],
  ["32 bits from above", { profondeur: 32, haut: true }],
] as const)("a BMP of %s, pixel by pixel", (_cas, forme) => {
  const { largeur, hauteur, rvba } = decoderImageBmp(creerImageBmp(forme));
  expect([largeur, hauteur]).toEqual([2, 2]);
  expect([...rvba]).toEqual([ROUGE, VERT, BLEU, BLANC].flat());
});

test("opacity is kept where there is some", () => {
  const octets = creerImageBmp({ profondeur: 32 });
  octets[57] = 128;
  expect([...decoderImageBmp(octets).rvba].filter((_octet, i) => i % 4 === 3)).toEqual([
    0, 0, 128, 0,
  ]);
});

test("a longer header, and a gap before the pixels", () => {
  const court = creerImageBmp({ profondeur: 24 });
  const long = Buffer.concat([court.subarray(0, 54), Buffer.alloc(100), court.subarray(54)]);
  long.writeUInt32LE(124, 14);
  long.writeUInt32LE(154, 10);
  expect([...decoderImageBmp(long).rvba]).toEqual([ROUGE, VERT, BLEU, BLANC].flat());
});

test.each([
  ["a width of nothing", 18, 0],
  ["a negative width", 18, -2],
  ["more pixels than there are", 22, 30_000],
  ["more pixels than memory", 18, 2_000_000_000],
  ["a palette of a million", 46, 1_000_000],
  ["another header", 14, 12],
  ["RLE", 30, 1],
])("%s is refused", (_cas, place, valeur) => {
  const octets = creerImageBmp({ profondeur: 8 });
  octets.writeInt32LE(valeur, place);
  expect(() => decoderImageBmp(octets)).toThrow();
});

test("an icon of a thousand pictures that are all the same one", () => {
  const image = Buffer.alloc(40);
  image.writeInt32LE(20_000, 4);
  image.writeInt32LE(40_000, 8);
  expect(() =>
    decoderImageIcone(
      creerIcone(Array.from({ length: 1000 }, () => ({ cote: 255, octets: image }))),
    ),
  ).toThrow("impossible size");
  expect(() => decoderImageIcone(Buffer.from([0, 0, 1, 0, 9, 0, 1]))).toThrow();
});
