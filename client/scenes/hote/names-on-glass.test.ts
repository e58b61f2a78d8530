import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateNameWidths } from "../../ui/name-width.ts";
import { commonTypefaceOfNames, layOutNamesOnGlass } from "./names-on-glass.ts";

const PLACE = 9;

describe("who chose an answer, on its glass", () => {
  it("names two, in the school hand while it holds", () => {
    expect(layOutNamesOnGlass(["Léa", "Tom"], PLACE)).toEqual({
      ecrits: ["Léa", "Tom"],
      ecriture: "craie",
    });
    expect(layOutNamesOnGlass(["Zineb", "Oncle Didier"], PLACE)).toEqual({
      ecrits: ["Zineb", "Oncle Didier"],
      ecriture: "etroite",
    });
  });

  it("writes all those of one reveal in the same hand", () => {
    expect(commonTypefaceOfNames([["Léa", "Tom"], [], ["Zineb"]], PLACE)).toBe("craie");
    expect(
      commonTypefaceOfNames(
        [
          ["Léa", "Tom"],
          ["Zineb", "Oncle Didier"],
        ],
        PLACE,
      ),
    ).toBe("etroite");
    expect(layOutNamesOnGlass(["Léa", "Tom"], PLACE, ["etroite"]).ecriture).toBe("etroite");
    expect(commonTypefaceOfNames([[], []], PLACE)).toBe("craie");
  });

  it("names one where two would be too small, whoever it is that holds", () => {
    expect(layOutNamesOnGlass(["Jean-Baptiste", "Oncle Didier", "Tom"], PLACE + 3).ecrits).toEqual([
      "Jean-Baptiste",
    ]);
    expect(layOutNamesOnGlass(["W".repeat(20), "Tom", "Léa"], PLACE).ecrits).toEqual(["Tom"]);
  });

  it("names somebody even when nobody holds, and nobody when nobody chose it", () => {
    expect(layOutNamesOnGlass(["W".repeat(20), "M".repeat(20)], PLACE)).toEqual({
      ecrits: ["W".repeat(20)],
      ecriture: "etroite",
    });
    expect(layOutNamesOnGlass([], PLACE).ecrits).toEqual([]);
  });

  it("never writes more than has room, unless it is one name alone", () => {
    const noms = fc.array(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1 });
    fc.assert(
      fc.property(noms, fc.integer({ min: 4, max: 12 }), (tous, place) => {
        const { ecrits, ecriture } = layOutNamesOnGlass(tous, place);
        const large = ecrits.reduce(
          (somme, nom) => somme + estimateNameWidths(nom, ecriture).une,
          0,
        );
        expect(large <= place || ecrits.length === 1).toBe(true);
      }),
    );
  });
});
