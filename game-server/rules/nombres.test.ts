import { describe, expect, it } from "vitest";
import { ecrireNombresEnChiffres } from "./nombres.ts";
import { estReponseAcceptee, normaliserReponse } from "./texte-libre.ts";

/** A list written by hand, since the rules compose theirs. */
const DE_ZERO_A_CENT = `
zéro un deux trois quatre cinq six sept huit neuf
dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf
vingt vingt_et_un vingt-deux vingt-trois vingt-quatre vingt-cinq vingt-six vingt-sept vingt-huit vingt-neuf
trente trente_et_un trente-deux trente-trois trente-quatre trente-cinq trente-six trente-sept trente-huit trente-neuf
quarante quarante_et_un quarante-deux quarante-trois quarante-quatre quarante-cinq quarante-six quarante-sept quarante-huit quarante-neuf
cinquante cinquante_et_un cinquante-deux cinquante-trois cinquante-quatre cinquante-cinq cinquante-six cinquante-sept cinquante-huit cinquante-neuf
soixante soixante_et_un soixante-deux soixante-trois soixante-quatre soixante-cinq soixante-six soixante-sept soixante-huit soixante-neuf
soixante-dix soixante_et_onze soixante-douze soixante-treize soixante-quatorze soixante-quinze soixante-seize soixante-dix-sept soixante-dix-huit soixante-dix-neuf
quatre-vingts quatre-vingt-un quatre-vingt-deux quatre-vingt-trois quatre-vingt-quatre quatre-vingt-cinq quatre-vingt-six quatre-vingt-sept quatre-vingt-huit quatre-vingt-neuf
quatre-vingt-dix quatre-vingt-onze quatre-vingt-douze quatre-vingt-treize quatre-vingt-quatorze quatre-vingt-quinze quatre-vingt-seize quatre-vingt-dix-sept quatre-vingt-dix-huit quatre-vingt-dix-neuf
cent`
  .trim()
  .split(/\s+/)
  .map((mots, n): [number, string] => [n, mots.replaceAll("_", " ")]);

describe("French numbers in words", () => {
  it("counts from zéro to cent", () => {
    expect(DE_ZERO_A_CENT).toHaveLength(101);
  });

  it.each(DE_ZERO_A_CENT)("%i is %s, both ways", (n, mots) => {
    expect(ecrireNombresEnChiffres(normaliserReponse(mots))).toBe(String(n));
    expect(estReponseAcceptee(mots, String(n))).toBe(true);
    expect(estReponseAcceptee(String(n), mots)).toBe(true);
    expect(estReponseAcceptee(mots.toUpperCase().replaceAll("-", " "), mots)).toBe(true);
    expect(estReponseAcceptee(mots.replaceAll(" ", "-"), String(n))).toBe(true);
  });

  it("never takes a number for another, in words or in digits", () => {
    for (const [n, mots] of DE_ZERO_A_CENT)
      for (const [autre, motsAutres] of DE_ZERO_A_CENT)
        if (n !== autre) {
          expect(estReponseAcceptee(mots, motsAutres), `${mots} / ${motsAutres}`).toBe(false);
          expect(estReponseAcceptee(String(n), motsAutres), `${n} / ${motsAutres}`).toBe(false);
          expect(estReponseAcceptee(mots, String(autre)), `${mots} / ${autre}`).toBe(false);
        }
  });

  it.each([
    ["septante", 70],
    ["septante et un", 71],
    ["septante-neuf", 79],
    ["huitante-deux", 82],
    ["octante", 80],
    ["nonante-neuf", 99],
    ["quatre-vingt", 80],
    ["une", 1],
    ["vingt et une", 21],
    ["trente et une", 31],
    ["soixante et une", 61],
  ])("%s is %i", (mots, n) => {
    expect(estReponseAcceptee(mots, String(n))).toBe(true);
    expect(estReponseAcceptee(String(n), mots)).toBe(true);
  });

  it.each([
    "vin",
    "cents",
    "mille",
    "deux cents",
    "vingt dix",
    "dix et un",
    "et un",
    "",
    "quatre quatre",
  ])("%j is no number up to cent", (mots) =>
    expect(ecrireNombresEnChiffres(normaliserReponse(mots))).not.toMatch(/^\d+$/),
  );

  it("reads numbers inside a text, the longest first, never inside a word", () => {
    expect(ecrireNombresEnChiffres("les douze travaux")).toBe("les 12 travaux");
    expect(ecrireNombresEnChiffres("quatre vingt dix neuf ou cent ballons")).toBe(
      "99 ou 100 ballons",
    );
    expect(ecrireNombresEnChiffres("dixit neuve undeux centaure")).toBe(
      "dixit neuve undeux centaure",
    );
  });
});
