import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ecrireMediaAvecFragment,
  lireMediaAvecFragment,
  type RotationImage,
  retirerFragmentDeMedia,
} from "./fragment.ts";
import { nomOuAdresseMedia } from "./quizz.ts";

const dixieme = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((n) => n / 10);
const extrait = fc
  .tuple(dixieme(0, 3600), fc.option(dixieme(0.1, 600)))
  .filter(([debut, duree]) => debut > 0 || duree !== null)
  .map(([debut, duree]) => ({
    debut,
    fin: duree === null ? null : Math.round((debut + duree) * 10) / 10,
  }));
/** Edges of a crop on each axis, in tenths of a percent. */
const bords = fc
  .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 1000 }))
  .map(([debut, taille]) => [debut / 10, Math.min(taille, 1000 - debut) / 10] as const);
const cadre = fc
  .tuple(bords, bords)
  .map(([[x, largeur], [y, hauteur]]) => ({ x, y, largeur, hauteur }))
  .filter(({ largeur, hauteur }) => largeur < 100 || hauteur < 100);
const adresse = fc.constantFrom(
  "0123456789abcdef0123456789abcdef.webp",
  "question.jpeg",
  "https://a.exemple/b.mp4?c=d&t=3",
  "https://a.exemple/dessin.svg#view",
  "https://youtu.be/dQw4w9WgXcQ?t=90",
);
const rotation = fc.constantFrom<RotationImage[]>(0, 90, 180, 270);
const lu = fc.record({ adresse, extrait: fc.option(extrait), cadre: fc.option(cadre), rotation });

describe("the part of a media that is shown", () => {
  test("what is written is read again", () => {
    fc.assert(
      fc.property(lu, (valeur) => {
        expect(lireMediaAvecFragment(ecrireMediaAvecFragment(valeur))).toEqual(valeur);
      }),
    );
  });

  test.each(["t=0", "t=npt:0", "t=30&t=0:00"])("%s is the whole of it", (part) => {
    expect(lireMediaAvecFragment(`son.mp3#${part}`).extrait).toBeNull();
  });

  test("whatever is in an address, reading it never fails, and what was read is written the same again", () => {
    const bouts = fc.constantFrom(
      ..."#&=:,.0123456789%ts",
      "t=",
      "xywh=",
      "percent:",
      "npt:",
      "é",
      "rotate=90",
    );
    fc.assert(
      fc.property(fc.array(bouts, { maxLength: 30 }), (morceaux) => {
        const premiere = lireMediaAvecFragment(`son.mp3#${morceaux.join("")}`);
        expect(lireMediaAvecFragment(ecrireMediaAvecFragment(premiere))).toEqual(premiere);
      }),
    );
  });

  test("a question accepts every part of a stored file and of an address, and of no other scheme", () => {
    fc.assert(
      fc.property(lu, (valeur) => {
        expect(nomOuAdresseMedia.safeParse(ecrireMediaAvecFragment(valeur)).success).toBe(true);
      }),
    );
    for (const faux of [
      "a.webp#",
      "a.webp#t=1#t=2",
      "a/b.webp#t=1",
      "javascript:a#t=1",
      "a.webp#<",
    ])
      expect(nomOuAdresseMedia.safeParse(faux).success, faux).toBe(false);
  });

  test.each([
    ["t=30,45", { debut: 30, fin: 45 }],
    ["t=30", { debut: 30, fin: null }],
    ["t=,45", { debut: 0, fin: 45 }],
    ["t=npt:10.25,0:01:30.5", { debut: 10.3, fin: 90.5 }],
    ["t=10&t=20", { debut: 20, fin: null }],
    ["t=10&t=abc", { debut: 10, fin: null }],
    ["%74=5%2C6", { debut: 5, fin: 6 }],
    ["t=45,30", null],
    ["t=30,30", null],
    ["t=", null],
    ["t=30,", null],
    ["t=-3", null],
    ["t=smpte:0:00:10", null],
    ["t=999999", null],
    ["T=3", null],
  ])("#%s", (fragment, extrait) => {
    expect(lireMediaAvecFragment(`son.mp3#${fragment}`).extrait).toEqual(extrait);
  });

  test.each([
    ["percent:10,0,50.5,100", { x: 10, y: 0, largeur: 50.5, hauteur: 100 }],
    ["percent:60,0,50,100", null],
    ["percent:0,0,0,10", null],
    ["pixel:0,0,10,10", null],
    ["0,0,10,10", null],
    ["percent:1,2,3", null],
    ["percent:1..2,2,3,4", null],
  ])("#xywh=%s", (valeur, cadre) => {
    expect(lireMediaAvecFragment(`image.webp#xywh=${valeur}`).cadre).toEqual(cadre);
  });

  test.each([
    ["rotate=90", 90],
    ["rotate=0", 0],
    ["rotate=90&rotate=270", 270],
    ["rotate=180&rotate=45", 180],
    ["%72otate=180", 180],
    ["rotate=-90", 0],
    ["rotate=", 0],
    ["rotate=090", 0],
  ])("#%s", (fragment, rotation) => {
    expect(lireMediaAvecFragment(`image.webp#${fragment}`)).toEqual({
      adresse: "image.webp",
      extrait: null,
      cadre: null,
      rotation,
    });
  });

  test("the piece is written before what turns it", () => {
    const cadre = { x: 10, y: 0, largeur: 50.5, hauteur: 100 };
    expect(ecrireMediaAvecFragment({ adresse: "a.webp", extrait: null, cadre, rotation: 90 })).toBe(
      "a.webp#xywh=percent:10,0,50.5,100&rotate=90",
    );
  });

  test("another fragment stays with its address, the whole is not written", () => {
    expect(lireMediaAvecFragment("https://a.exemple/d.svg#view&t=3")).toEqual({
      adresse: "https://a.exemple/d.svg#view",
      extrait: { debut: 3, fin: null },
      cadre: null,
      rotation: 0,
    });
    const tout = { x: 0, y: 0, largeur: 100, hauteur: 100 };
    expect(
      ecrireMediaAvecFragment({
        adresse: "a.webp",
        extrait: { debut: 0, fin: null },
        cadre: tout,
        rotation: 0,
      }),
    ).toBe("a.webp");
    expect(retirerFragmentDeMedia("a.webp#t=3")).toBe("a.webp");
  });
});
