import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type CadreImage,
  ecrireMediaAvecFragment,
  lireMediaAvecFragment,
  type RotationImage,
} from "#contracts/fragment.ts";
import {
  type CoinDuCadre,
  deplacerCadre,
  ramenerCadreSurImageStockee,
  changerPositionOuCoteDuCadre,
  changerRapportDuCadre,
  ajouterQuartDeTourALaRotation,
  tirerCoinDuCadre,
  CADRE_DE_TOUTE_L_IMAGE,
  tournerCadreAvecImage,
} from "./geometrie-cadre.ts";

/** A frame as an address may hold it. */
const bords = fc
  .tuple(fc.integer({ min: 0, max: 949 }), fc.integer({ min: 50, max: 1000 }))
  .map(([debut, taille]) => [debut / 10, Math.min(taille, 1000 - debut) / 10] as const);
const cadre = fc
  .tuple(bords, bords)
  .map(([[x, largeur], [y, hauteur]]) => ({ x, y, largeur, hauteur }));
const rotation = fc.constantFrom<RotationImage[]>(0, 90, 180, 270);
const coin = fc.constantFrom<CoinDuCadre[]>("no", "ne", "se", "so");
const pas = fc.double({ min: -120, max: 120, noNaN: true });
/** A shape between a strip thirty times as wide as high and one thirty times as high as wide. */
const rapport = fc.double({ min: 0.02, max: 60, noNaN: true });

type Geste = (de: CadreImage) => CadreImage;
const geste: fc.Arbitrary<Geste> = fc.oneof(
  fc.tuple(pas, pas).map(
    ([dx, dy]) =>
      (de: CadreImage) =>
        deplacerCadre(de, dx, dy),
  ),
  fc.tuple(coin, pas, pas, fc.option(rapport)).map(
    ([quel, dx, dy, tenu]) =>
      (de: CadreImage) =>
        tirerCoinDuCadre(de, quel, dx, dy, tenu),
  ),
  rapport.map((tenu) => (de: CadreImage) => changerRapportDuCadre(de, tenu)),
  fc
    .tuple(
      fc.constantFrom<(keyof CadreImage)[]>("x", "y", "largeur", "hauteur"),
      fc.double({ min: -50, max: 500, noNaN: true }),
      fc.option(rapport),
    )
    .map(
      ([mesure, valeur, tenu]) =>
        (de: CadreImage) =>
          changerPositionOuCoteDuCadre(de, mesure, valeur, tenu),
    ),
  rotation.map((degres) => (de: CadreImage) => tournerCadreAvecImage(de, degres)),
);

test("whatever is done to it, it is a piece of the picture that an address can say", () => {
  fc.assert(
    fc.property(fc.array(geste, { maxLength: 12 }), (gestes) => {
      let ici = CADRE_DE_TOUTE_L_IMAGE;
      for (const faire of gestes) {
        ici = faire(ici);
        const lu = lireMediaAvecFragment(
          ecrireMediaAvecFragment({ adresse: "a.webp", extrait: null, cadre: ici, rotation: 0 }),
        );
        expect(lu.cadre ?? CADRE_DE_TOUTE_L_IMAGE).toEqual(ici);
      }
    }),
    { numRuns: 1000 },
  );
});

test("a height that the ratio asks for, up to an edge that is no whole number of halves, is a tenth", () => {
  const ici = { x: 0.1, y: 95.6, largeur: 0.1, hauteur: 4.4 };
  expect(tirerCoinDuCadre(ici, "se", 0, 50, 0.02).hauteur).toBe(4.4);
});

describe("turned", () => {
  test("four quarters are a whole turn, and what is turned back is where it was", () => {
    fc.assert(
      fc.property(cadre, rotation, (ici, degres) => {
        expect(ramenerCadreSurImageStockee(tournerCadreAvecImage(ici, degres), degres)).toEqual(
          ici,
        );
        let [la, tour]: [CadreImage, RotationImage] = [ici, 0];
        for (let quart = 0; quart < 4; quart += 1) {
          expect(la).toEqual(tournerCadreAvecImage(ici, tour));
          [la, tour] = [tournerCadreAvecImage(la, 90), ajouterQuartDeTourALaRotation(tour)];
        }
        expect([la, tour]).toEqual([ici, 0]);
      }),
    );
  });

  test("clockwise: what was at the upper left is at the upper right", () => {
    expect(tournerCadreAvecImage({ x: 0, y: 0, largeur: 10, hauteur: 20 }, 90)).toEqual({
      x: 80,
      y: 0,
      largeur: 20,
      hauteur: 10,
    });
  });
});

describe("a corner that is pulled", () => {
  const ici = { x: 20, y: 20, largeur: 40, hauteur: 40 };

  test.each<[CoinDuCadre, CadreImage]>([
    ["no", { x: 10, y: 15, largeur: 50, hauteur: 45 }],
    ["se", { x: 20, y: 20, largeur: 30, hauteur: 35 }],
    ["ne", { x: 20, y: 15, largeur: 30, hauteur: 45 }],
    ["so", { x: 10, y: 20, largeur: 50, hauteur: 35 }],
  ])("%s: the one across stays", (quel, attendu) => {
    expect(tirerCoinDuCadre(ici, quel, -10, -5, null)).toEqual(attendu);
  });

  test("across the other one, or out of the picture, it stops before", () => {
    expect(tirerCoinDuCadre(ici, "no", 90, -90, null)).toEqual({
      x: 55,
      y: 0,
      largeur: 5,
      hauteur: 60,
    });
  });

  test("keeps the ratio, within what a tenth of a percent allows", () => {
    fc.assert(
      fc.property(
        cadre,
        coin,
        pas,
        pas,
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        (de, ...g) => {
          const [quel, dx, dy, tenu] = g;
          const { largeur, hauteur } = tirerCoinDuCadre(
            changerRapportDuCadre(de, tenu),
            quel,
            dx,
            dy,
            tenu,
          );
          expect(Math.abs(largeur - hauteur * tenu)).toBeLessThanOrEqual(0.1 + 0.1 * tenu);
        },
      ),
    );
  });

  test("in a ratio follows the hand, along whichever side it goes", () => {
    expect(tirerCoinDuCadre(ici, "se", 10, 0, 1)).toEqual({ ...ici, largeur: 50, hauteur: 50 });
    expect(tirerCoinDuCadre(ici, "se", 0, -10, 1)).toEqual({ ...ici, largeur: 30, hauteur: 30 });
    expect(tirerCoinDuCadre(ici, "se", 90, 0, 2)).toEqual({ ...ici, largeur: 80, hauteur: 40 });
  });
});

test("a ratio takes as much of the picture as it can, in the middle", () => {
  expect(changerRapportDuCadre(CADRE_DE_TOUTE_L_IMAGE, 2)).toEqual({
    x: 0,
    y: 25,
    largeur: 100,
    hauteur: 50,
  });
  expect(changerRapportDuCadre(CADRE_DE_TOUTE_L_IMAGE, 0.5)).toEqual({
    x: 25,
    y: 0,
    largeur: 50,
    hauteur: 100,
  });
  // the frame keeps its area where the picture has room
  expect(changerRapportDuCadre({ x: 60, y: 40, largeur: 40, hauteur: 10 }, 1)).toEqual({
    x: 70,
    y: 35,
    largeur: 20,
    hauteur: 20,
  });
});

test("a number that is typed is as near as the picture lets it be", () => {
  const ici = { x: 20, y: 20, largeur: 40, hauteur: 40 };
  expect(changerPositionOuCoteDuCadre(ici, "x", 90, null)).toEqual({ ...ici, x: 60 });
  expect(changerPositionOuCoteDuCadre(ici, "y", 12.34, null)).toEqual({ ...ici, y: 12.3 });
  expect(changerPositionOuCoteDuCadre(ici, "largeur", 200, null)).toEqual({ ...ici, largeur: 80 });
  expect(changerPositionOuCoteDuCadre(ici, "hauteur", 0, null)).toEqual({ ...ici, hauteur: 5 });
  expect(changerPositionOuCoteDuCadre(ici, "hauteur", 20, 2)).toEqual({
    ...ici,
    largeur: 40,
    hauteur: 20,
  });
});
