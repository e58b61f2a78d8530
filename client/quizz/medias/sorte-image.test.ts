import { expect, test } from "vitest";
import { lireSorteImage } from "./sorte-image.ts";

const octets = (...morceaux: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    morceaux.flatMap((un) =>
      typeof un === "string" ? [...un].map((lettre) => lettre.charCodeAt(0)) : un,
    ),
  );
const morceau = (nom: string, longueur: number) => [
  [0, 0, 0, longueur],
  nom,
  Array.from({ length: longueur + 4 }, () => 0),
];
const PNG = "\u0089PNG\r\n\u001A\n";
const ftyp = (...marques: readonly string[]) => [
  [0, 0, 0, 12 + 4 * marques.length],
  `ftyp${marques[0] ?? ""}`,
  [0, 0, 0, 0],
  ...marques.slice(1),
];

test.each([
  ["a photograph", octets([0xff, 0xd8, 0xff, 0xe1]), "jpeg"],
  ["a PNG", octets(PNG, ...morceau("IHDR", 13), ...morceau("IDAT", 4)), "png"],
  [
    "a PNG that moves",
    octets(PNG, ...morceau("IHDR", 13), ...morceau("iCCP", 90), ...morceau("acTL", 8)),
    "apng",
  ],
  [
    "a PNG whose pixels say acTL",
    octets(PNG, ...morceau("IHDR", 13), ...morceau("IDAT", 4), ...morceau("acTL", 8)),
    "png",
  ],
  ["of an iPhone", octets(...ftyp("heic", "mif1", "heic")), "heic"],
  ["of an iPhone, under the general name", octets(...ftyp("mif1", "mif1", "heix")), "heic"],
  ["AVIF", octets(...ftyp("avif", "mif1", "avif")), null],
  ["a video", octets(...ftyp("isom", "iso2", "avc1", "mp41")), null],
  ["nothing", octets(), null],
  ["a PNG that ends before it says", octets(PNG, [0, 0]), "png"],
])("%s", (_dit, lus, sorte) => {
  expect(lireSorteImage(lus)).toBe(sorte);
});
