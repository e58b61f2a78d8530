import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ExtraitDeMedia } from "#contracts/fragment.ts";
import { ecrireMediaAvecExtrait, lireExtraitMedia } from "#contracts/youtube.ts";
import {
  mettreDebutExtraitAuCurseur,
  mettreFinExtraitAuCurseur,
  calculerInstantDuCurseurApresTouche,
  calculerLongueurDePisteEnSecondes,
  deplacerDebutExtrait,
  deplacerFinExtrait,
  EXTRAIT_ENTIER,
} from "./bornes.ts";

const instant = fc.double({ min: -20, max: 2000, noNaN: true });
const duree = fc.option(fc.double({ min: 0.5, max: 1000, noNaN: true }));

type Geste = (de: ExtraitDeMedia, longueur: number, duree: number | null) => ExtraitDeMedia;
const geste: fc.Arbitrary<Geste> = fc.oneof(
  instant.map(
    (t) => (de: ExtraitDeMedia, longueur: number) => deplacerDebutExtrait(de, t, longueur),
  ),
  instant.map(
    (t) => (de: ExtraitDeMedia, longueur: number, fin: number | null) =>
      deplacerFinExtrait(de, t, longueur, fin),
  ),
  instant.map((t) => (de: ExtraitDeMedia) => mettreDebutExtraitAuCurseur(de, t)),
  instant.map((t) => (de: ExtraitDeMedia) => mettreFinExtraitAuCurseur(de, t)),
);

test("whatever is done to it, it is an extract that an address can say, and it is on the track", () => {
  fc.assert(
    fc.property(fc.array(geste, { maxLength: 10 }), duree, (gestes, dure) => {
      let ici = EXTRAIT_ENTIER;
      for (const faire of gestes) {
        ici = faire(ici, calculerLongueurDePisteEnSecondes(ici, dure), dure);
        expect(lireExtraitMedia(ecrireMediaAvecExtrait("a.mp3", ici)) ?? EXTRAIT_ENTIER).toEqual(
          ici,
        );
        const longueur = calculerLongueurDePisteEnSecondes(ici, dure);
        expect(ici.debut).toBeLessThan(ici.fin ?? longueur);
        expect(ici.fin ?? longueur).toBeLessThanOrEqual(longueur);
      }
    }),
  );
});

describe("an end that is moved", () => {
  test("stops at the other one, a tenth away", () => {
    expect(deplacerDebutExtrait({ debut: 1, fin: 4 }, 9, 60)).toEqual({ debut: 3.9, fin: 4 });
    expect(deplacerDebutExtrait({ debut: 1, fin: null }, 90, 60)).toEqual({
      debut: 59.9,
      fin: null,
    });
    expect(deplacerFinExtrait({ debut: 1, fin: 4 }, 0, 60, 60)).toEqual({ debut: 1, fin: 1.1 });
  });

  test("at the end of what lasts that long, there is no end; while nobody knows, it is one", () => {
    expect(deplacerFinExtrait({ debut: 1, fin: 4 }, 64.04, 64.04, 64.04)).toEqual({
      debut: 1,
      fin: null,
    });
    expect(deplacerFinExtrait({ debut: 1, fin: 4 }, 60, 60, null)).toEqual({ debut: 1, fin: 60 });
  });

  test("put where the playhead is, it makes the other one give way", () => {
    expect(mettreDebutExtraitAuCurseur({ debut: 1, fin: 4 }, 2.34)).toEqual({ debut: 2.3, fin: 4 });
    expect(mettreDebutExtraitAuCurseur({ debut: 1, fin: 4 }, 4)).toEqual({ debut: 4, fin: null });
    expect(mettreFinExtraitAuCurseur({ debut: 1, fin: 4 }, 2.34)).toEqual({ debut: 1, fin: 2.3 });
    expect(mettreFinExtraitAuCurseur({ debut: 5, fin: null }, 2)).toEqual({ debut: 0, fin: 2 });
    expect(mettreFinExtraitAuCurseur({ debut: 0, fin: null }, 0)).toEqual({ debut: 0, fin: 0.1 });
  });
});

test("the track is as long as the media, and longer where an extract goes beyond", () => {
  expect(calculerLongueurDePisteEnSecondes({ debut: 3, fin: 9 }, 64)).toBe(64);
  expect(calculerLongueurDePisteEnSecondes({ debut: 3, fin: 90 }, 64)).toBe(90);
  expect(calculerLongueurDePisteEnSecondes({ debut: 3, fin: 90 }, null)).toBe(135);
  expect(calculerLongueurDePisteEnSecondes({ debut: 0, fin: null }, null)).toBe(60);
});

test.each([
  ["ArrowLeft", false, 9.9],
  ["ArrowRight", false, 10.1],
  ["ArrowRight", true, 11],
  ["ArrowDown", true, 9],
  ["PageUp", false, 20],
  ["Home", false, 0],
  ["End", false, 64],
  ["a", false, null],
])("%s, with Shift %s", (key, shiftKey, attendu) => {
  expect(calculerInstantDuCurseurApresTouche({ key, shiftKey }, 10, 64)).toBe(attendu);
});
