import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rendreApercuImprevu } from "./imprevu.ts";

const TABLE = ["Léa", "Tom", "Zineb"].map((pseudo) => ({ id: pseudo.toLowerCase(), pseudo }));
const carte = (text: string, suite: string | null = null) => ({
  text,
  suite: suite === null ? null : { media: "", text: suite },
  liste: ["une chanson"],
});
const enClair = (morceaux: readonly { readonly v: string }[]) =>
  morceaux.map(({ v }) => v).join("");

describe("the preview of an imprévu", () => {
  test("names the players it is given, and says what the host will be offered to write", () => {
    const { texte, offres } = rendreApercuImprevu(carte("&joueur boit &gorgee"), TABLE, () => 0);
    expect(enClair(texte)).toBe("Léa boit 1\u00A0gorgée");
    expect(offres).toEqual([
      { sens: "boire", gorgees: 1, prises: 0, nommee: true, cibles: ["léa"] },
    ]);
  });

  test("keeps for the follow-up what its text drew", () => {
    const { suite, offresSuite } = rendreApercuImprevu(
      carte("&joueur chante &liste", "Sinon, &joueur boit 3 gorgées"),
      TABLE,
      () => 0.99,
    );
    expect(enClair(suite?.texte ?? [])).toBe("Sinon, Zineb boit 3 gorgées");
    expect(offresSuite).toMatchObject([{ gorgees: 3, cibles: ["zineb"] }]);
  });

  test("keeps what it cannot serve as it was typed", () => {
    const { texte, suite, offres } = rendreApercuImprevu(
      carte("&joueur lance &des"),
      [],
      () => 0.5,
    );
    expect(enClair(texte)).toBe("&joueur lance &des");
    expect([suite, offres]).toEqual([null, []]);
  });

  test("draws each value there is, and none that there is not", () => {
    const tirages = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    fc.assert(
      fc.property(tirages, (tire) => {
        const { texte } = rendreApercuImprevu(carte("&gorgeeEntre[2;4]"), TABLE, () => tire);
        expect(["2", "3", "4"]).toContain(enClair(texte).slice(0, 1));
      }),
    );
    const extremes = [0, 0.34, 1 - Number.EPSILON].map((tire) =>
      enClair(rendreApercuImprevu(carte("&gorgeeEntre[2;4]"), TABLE, () => tire).texte).slice(0, 1),
    );
    expect(extremes).toEqual(["2", "3", "4"]);
  });
});
