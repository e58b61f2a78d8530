import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calculerClePseudo,
  mesurerLongueurPseudo,
  nettoyerPseudo,
  rendrePseudoUnique,
} from "./pseudo.ts";
import { createPropertyRunOptions } from "./test/essais.ts";

const propre = (brut: string) => {
  const resultat = nettoyerPseudo(brut);
  return resultat.ok ? resultat.pseudo : `! ${resultat.refus}`;
};

describe("cleaning a typed pseudo", () => {
  it.each([
    ["as it is", "Léa", "Léa"],
    ["spaces around", "  Léa  ", "Léa"],
    ["spaces inside", "Jean   Luc", "Jean Luc"],
    ["tabs and lines", "Jean\t\n\u2028Luc", "Jean Luc"],
    ["non-breaking space", "\u00A0Jean\u202FLuc\u3000", "Jean Luc"],
    ["NFKC", "Ｌéa ①", "Léa 1"],
    ["decomposed accents", "Le\u0301a", "Léa"],
    ["bidi override", "\u202ELéa\u202C", "Léa"],
    ["bidi isolates and marks", "\u2066L\u200Eé\u200Fa\u2069\u061C", "Léa"],
    ["zero-width space", "L\u200Béa", "Léa"],
    ["zero-width joiners between letters", "L\u200Dé\u200Ca", "Léa"],
    ["byte order mark", "L\uFEFFéa", "Léa"],
    ["word joiner, soft hyphen", "L\u2060é\u00ADa", "Léa"],
    ["a zero-width between two spaces", "Jean \u200B Luc", "Jean Luc"],
    ["a zero-width before an accent", "e\u200B\u0301", "é"],
    ["controls", "L\u0000é\u0007a\u007F\u0085", "Léa"],
    ["private use and unassigned", "L\uE000é\u{E0000}a\uFFFF", "Léa"],
    ["lone surrogates", "L\uD83Déa\uDE00", "Léa"],
    ["blank letters", "\u2800L\u3164éa\u115F\uFFA0", "Léa"],
    ["piles of marks", `Z${"\u0335".repeat(40)}o`, "Z\u0335\u0335\u0335o"],
    ["other scripts", "Настя", "Настя"],
    ["other scripts", "小明", "小明"],
    ["html is only text", "<b>Léa</b>", "<b>Léa</b>"],
  ])("%s: %j gives %j", (_, brut, pseudo) => expect(propre(brut)).toBe(pseudo));

  it.each(["🍺", "👨‍👩‍👧", "🏳️‍🌈", "👩🏽‍🚀", "👨🏻‍🦰", "🧑🏽‍🤝‍🧑🏿", "❤️‍🔥", "👁️‍🗨️", "🇫🇷", "1️⃣", "🏴‍☠️"])(
    "keeps the emoji %s whole, for one character",
    (emoji) => {
      expect(propre(emoji)).toBe(emoji);
      expect(mesurerLongueurPseudo(emoji)).toBe(1);
    },
  );

  it("drops a joiner that joins no pictures", () => {
    expect(propre("🍺\u200Da")).toBe("🍺a");
    expect(propre("a\u200D🍺")).toBe("a🍺");
    expect(propre("🍺\u200D\u200D🍺")).toBe("🍺🍺");
    expect(propre("\u200D🍺\u200D")).toBe("🍺");
  });

  it.each([
    "",
    "   ",
    "\u200B\u200D\uFEFF",
    "\u202E",
    "\u0000",
    "\u2800",
    "\u3164",
    "\u0301\u0302",
    "\uFE0F",
    "\n\t",
  ])("refuses %j: there is nothing to read", (brut) => expect(propre(brut)).toBe("! pseudo_vide"));

  it.each([
    ["letters", "a"],
    ["accents in two pieces", "e\u0301"],
    ["families", "👨‍👩‍👧"],
    ["flags", "🇫🇷"],
  ])("takes 20 characters and refuses 21: %s", (_, lettre) => {
    expect(propre(lettre.repeat(20))).toBe(lettre.repeat(20).normalize("NFKC"));
    expect(propre(lettre.repeat(21))).toBe("! pseudo_trop_long");
    expect(propre(` ${lettre.repeat(20)}\u200B `)).toBe(lettre.repeat(20).normalize("NFKC"));
  });

  it("counts what NFKC unfolds", () => {
    expect(propre("ﷺ")).toBe("صلى الله عليه وسلم");
    expect(propre("ﷺﷺ")).toBe("! pseudo_trop_long");
  });

  it.each([
    "CREATEUR",
    "createur",
    "Créateur",
    " créateur ",
    "CRE\u200BATEUR",
    "ＣＲＥＡＴＥＵＲ",
    "\u0421REATEUR",
    "CR\u0401ATEUR",
  ])("keeps %j for the host", (brut) => expect(propre(brut)).toBe("! pseudo_reserve"));

  it("leaves nothing that cannot be read, and cleans only once", () => {
    const morceaux = fc.constantFrom(
      ..."ae é\u0301\u200B\u200D\u202E\uFEFF\u00A0\u3164\t\uFE0F",
      "👩",
      "🏽",
      "🚀",
      "🇫",
      "ﷺ",
      "ᄀ",
      "ᅡ",
      "\uD83D",
    );
    const textes = fc.oneof(
      fc.string({ unit: "binary", maxLength: 25 }),
      fc.array(morceaux, { maxLength: 25 }).map((bouts) => bouts.join("")),
    );
    fc.assert(
      fc.property(textes, (brut) => {
        const resultat = nettoyerPseudo(brut);
        if (!resultat.ok) return;
        const { pseudo } = resultat;
        expect(pseudo).toBe(pseudo.normalize("NFKC").trim());
        expect(pseudo).not.toMatch(/[\p{Cc}\p{Co}\p{Cs}\p{Cn}]| {2}|[^\S ]/u);
        expect(pseudo.replaceAll("\u200D", "")).not.toMatch(/\p{Cf}/u);
        expect(mesurerLongueurPseudo(pseudo)).toBeLessThanOrEqual(20);
        expect(propre(pseudo)).toBe(pseudo);
      }),
      createPropertyRunOptions(2_000),
    );
  });
});

describe("one pseudo for one player", () => {
  it.each([
    ["Léa", [], "Léa"],
    ["Léa", ["Tom"], "Léa"],
    ["Léa", ["Léa"], "Léa 2"],
    ["Léa", ["Léa", "Léa 2"], "Léa 3"],
    ["Léa", ["Léa 2"], "Léa"],
    ["Léa 2", ["Léa 2"], "Léa 2 2"],
    ["lea", ["Léa"], "lea 2"],
    ["LÉA", ["lea"], "LÉA 2"],
    ["Le\u0301a", ["LEA"], "Le\u0301a 2"],
    ["🍺", ["🍺"], "🍺 2"],
    ["L\u0435a", ["Léa"], "L\u0435a 2"],
    ["Léa", ["L\u0435a"], "Léa 2"],
    // Cyrillic letters with their marks in them
    ["No\u0451l", ["Noël"], "No\u0451l 2"],
    ["Loïc", ["Lo\u0457c"], "Loïc 2"],
    ["\u039Carie", ["Marie"], "\u039Carie 2"],
    ["PauI", ["Paul"], "PauI 2"],
    ["T0m", ["Tom"], "T0m 2"],
    ["Настя", ["Hastr"], "Настя"],
  ])("%j among %j is %j", (pseudo, pris, attendu) =>
    expect(rendrePseudoUnique(pseudo, pris)).toBe(attendu),
  );

  it("stays within 20 characters", () => {
    const long = "a".repeat(20);
    expect(rendrePseudoUnique(long, [long])).toBe(`${"a".repeat(18)} 2`);
    const famille = "👨‍👩‍👧".repeat(20);
    expect(mesurerLongueurPseudo(rendrePseudoUnique(famille, [famille]))).toBe(20);
    expect(rendrePseudoUnique(`${"a".repeat(17)} bc`, [`${"a".repeat(17)} bc`])).toBe(
      `${"a".repeat(17)} 2`,
    );
  });

  it("finds a name for a hundred Léa", () => {
    const pris: string[] = [];
    for (let i = 0; i < 100; i++) pris.push(rendrePseudoUnique("Léa", pris));
    expect(new Set(pris.map(calculerClePseudo)).size).toBe(100);
    expect(pris.at(-1)).toBe("Léa 100");
  });
});
