import { expect, test } from "vitest";
import { FICHIER_MEDIA_OCTETS_MAX, PHRASE_APNG_SANS_ANIMATION } from "#contracts/medias.ts";
import type { OpenedImage, TailleImage } from "./image-decoder.ts";
import { readImageFormat, prepareFileForUpload, computeStoredImageSize } from "./prepare-image.ts";

const JPEG = "\u00FF\u00D8\u00FF\u00E1";
const HEIC = "\0\0\0\u0014ftypheic\0\0\0\0mif1";
const APNG = "\u0089PNG\r\n\u001A\n\0\0\0\u0008acTL";
const fichier = (tete: string, nom: string, taille = 100) => {
  const octets = Uint8Array.from([...tete].map((lettre) => lettre.charCodeAt(0)));
  const lui = new File([octets], nom);
  Object.defineProperty(lui, "size", { value: taille });
  return lui;
};

/** A browser that reads the given size, and records what it wrote. */
function navigateur(lu: TailleImage | null, { plein = false, heic = lu } = {}) {
  const ecrits: unknown[] = [];
  let ouvertes = 0;
  const ouvrir = (taille: TailleImage | null) => (): Promise<OpenedImage | null> => {
    if (taille === null) return Promise.resolve(null);
    ouvertes += 1;
    return Promise.resolve({
      ...taille,
      fermer: () => void (ouvertes -= 1),
      ecrire(suivante, type) {
        ecrits.push([suivante.largeur, suivante.hauteur, type]);
        return Promise.resolve(plein ? null : new Blob(["fait"], { type }));
      },
    });
  };
  const decodeurs = { openImage: ouvrir(lu), openHeic: ouvrir(heic) };
  return { decodeurs, ecrits, ouvertes: () => ouvertes };
}
const taille = (largeur: number, hauteur: number): TailleImage => ({ largeur, hauteur });

test.each([
  ["of 200 million pixels", fichier(JPEG, "a.jpg"), taille(16_320, 12_240), [4096, 3072]],
  [
    "that is too heavy",
    fichier(JPEG, "a.jpg", FICHIER_MEDIA_OCTETS_MAX + 1),
    taille(8000, 4000),
    [4096, 2048],
  ],
  ["of an iPhone", fichier(HEIC, "a.heic"), taille(3024, 4032), [3024, 4032]],
])("a photograph %s is made anew, under its name", async (_dit, choisi, lu, [largeur, hauteur]) => {
  const { decodeurs, ecrits, ouvertes } = navigateur(lu);
  const { fichier: pret, note } = await prepareFileForUpload(choisi, decodeurs);
  expect(ecrits).toEqual([[largeur, hauteur, "image/jpeg"]]);
  expect([pret.name, await pret.text(), note]).toEqual([choisi.name, "fait", ""]);
  expect(ouvertes()).toBe(0);
});

test("what the browser itself cannot read of an iPhone is read by the decoder", async () => {
  const { decodeurs, ecrits } = navigateur(null, { heic: taille(64, 48) });
  await prepareFileForUpload(fichier(HEIC, "a.heic"), decodeurs);
  expect(ecrits).toEqual([[64, 48, "image/jpeg"]]);
});

test.each([
  ["a photograph of an ordinary size", fichier(JPEG, "a.jpg"), navigateur(taille(4000, 3000))],
  ["one that nothing can read", fichier(JPEG, "a.jpg"), navigateur(null)],
  ["a HEIC that nothing can read", fichier(HEIC, "a.heic"), navigateur(null)],
  [
    "one for which there is no room",
    fichier(JPEG, "a.jpg"),
    navigateur(taille(16_320, 12_240), { plein: true }),
  ],
  ["a sound", fichier("ID3", "a.mp3"), navigateur(taille(16_320, 12_240))],
])("%s leaves as it is: the server says what is wrong with it", async (_dit, choisi, monde) => {
  expect(await prepareFileForUpload(choisi, monde.decodeurs)).toEqual({
    fichier: choisi,
    note: "",
  });
  expect(monde.ouvertes()).toBe(0);
});

test("a PNG that moves leaves as it is, and its author is told what is kept", async () => {
  const choisi = fichier(APNG, "a.png");
  const { decodeurs } = navigateur(taille(100, 100));
  expect(await prepareFileForUpload(choisi, decodeurs)).toEqual({
    fichier: choisi,
    note: PHRASE_APNG_SANS_ANIMATION,
  });
});

test("a picture becomes no larger, and never nothing", () => {
  expect(computeStoredImageSize(taille(100, 80))).toEqual(taille(100, 80));
  expect(computeStoredImageSize(taille(60_000, 1))).toEqual(taille(4096, 1));
});

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
  expect(readImageFormat(lus)).toBe(sorte);
});
