import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { creerSourceImport } from "../entree.ts";
import { classeur as ecrit } from "../test/fichiers.ts";

const cellules = (octets: Uint8Array<ArrayBuffer>) =>
  creerSourceImport(octets)
    .classeur()
    ?.map(({ rangees }) =>
      rangees.map(({ ligne, cellules: siennes }) => [ligne, ...siennes.map(({ texte }) => texte)]),
    );

/** As other programs write them. */
const classeur = (parties: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parties).map(([nom, xml]) => [nom, strToU8(xml)])));
const ESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

describe("a workbook", () => {
  test("of another library, several sheets in their order", async () => {
    expect(await ecrit([["un"], [], [null, "deux"]], [["trois"]]).then(cellules)).toEqual([
      [
        [1, "un"],
        [3, "", "deux"],
      ],
      [[1, "trois"]],
    ]);
  });

  test("with prefixes, absolute parts, runs, reading aids, inline texts, formulas, errors, percents, dates of its own", () => {
    const octets = classeur({
      "xl/workbook.xml": `<x:workbook xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="r"><x:sheets><x:sheet name="B" sheetId="2" r:id="b"/></x:sheets></x:workbook>`,
      "xl/_rels/workbook.xml.rels": `<Relationships xmlns="p"><Relationship Id="b" Target="/xl/worksheets/autre.xml"/></Relationships>`,
      "xl/sharedStrings.xml": `<sst ${ESPACE}><si><r><t>Léo</t></r><r><t xml:space="preserve">nard </t></r><rPh><t>レオ</t></rPh></si><si><t>a_x0041_b_x005F_x0041_</t></si></sst>`,
      "xl/styles.xml": `<styleSheet ${ESPACE}><numFmts><numFmt numFmtId="164" formatCode="[$-40C]d&quot; mois &quot;mmm"/><numFmt numFmtId="165" formatCode="0.00&quot; jours&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="10"/></cellXfs></styleSheet>`,
      "xl/worksheets/autre.xml": `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="4"><x:c r="A4" t="s"><x:v>0</x:v></x:c><x:c r="C4" t="s"><x:v>1</x:v></x:c><x:c t="inlineStr"><x:is><x:t>ici</x:t></x:is></x:c><x:c t="str"><x:f>A1</x:f><x:v>calcul</x:v></x:c><x:c t="e"><x:v>#REF!</x:v></x:c></x:row><x:row><x:c s="1"><x:v>46054</x:v></x:c><x:c s="2"><x:v>1.5</x:v></x:c><x:c s="3"><x:v>0.125</x:v></x:c><x:c><x:v>0.30000000000000004</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    });
    expect(cellules(octets)).toEqual([
      [
        [4, "Léonard ", "", "aAb_x0041_", "ici", "calcul", ""],
        [5, "01/02/2026", "1,50 jours", "12,5\u00A0%", "0,3", "Vrai"],
      ],
    ]);
  });

  test("whose list of sheets is gone is read all the same", () => {
    const feuille = (texte: string) =>
      `<worksheet ${ESPACE}><sheetData><row><c t="inlineStr"><is><t>${texte}</t></is></c></row></sheetData></worksheet>`;
    expect(
      cellules(
        classeur({
          "xl/worksheets/sheet2.xml": feuille("b"),
          "xl/worksheets/sheet1.xml": feuille("a"),
        }),
      ),
    ).toEqual([[[1, "a"]], [[1, "b"]]]);
  });

  test("that is empty says so", () => {
    expect(() => cellules(classeur({ "xl/workbook.xml": `<workbook ${ESPACE}/>` }))).toThrow(
      /vide/,
    );
  });

  test("a thousand columns and a billion rows are not made up", () => {
    const octets = classeur({
      "xl/worksheets/sheet1.xml": `<worksheet ${ESPACE}><sheetData><row r="1000000"><c r="ZZZ1000000"><v>1</v></c><c r="B1000000"><v>2</v></c></row></sheetData></worksheet>`,
    });
    expect(cellules(octets)).toEqual([[[1_000_000, "", "2"]]]);
  });
});
