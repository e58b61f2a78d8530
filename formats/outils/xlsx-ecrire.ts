/** An xlsx of one sheet, of texts and whole numbers: nothing in it is ever computed. Pure. */
import { strToU8, zipSync } from "fflate";
import { protegerFormule } from "./formules.ts";

export type CelluleAEcrire = string | number | null;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PRINCIPAL = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const LIENS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PAQUET = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/** Date of every part of the xlsx, constant so that the same quizz gives the same bytes. */
const DATE = new Date(1980, 0, 1, 12);

const NORMAL = 0;
const TITRE = 1;
/** The style of a text that looks like a formula, with Excel's own mark: it stays a text when the cell is edited. */
const TEXTE = 2;

/** Leaves out the signs that XML cannot have, and escapes texts that look like Excel's numbered signs. */
const xml = (texte: string): string =>
  texte
    .replace(/(?![\n\t])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, "")
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

function adresse(colonne: number, rangee: number): string {
  const lettre = String.fromCodePoint(65 + (colonne % 26));
  const avant = colonne < 26 ? "" : String.fromCodePoint(64 + Math.floor(colonne / 26));
  return `${avant}${lettre}${rangee + 1}`;
}

/** Writes an xlsx of one sheet. @param entete rank of the row to show as a header @param largeurs widths of the columns, in characters */
export function ecrireClasseurXlsx(
  nom: string,
  rangees: readonly (readonly CelluleAEcrire[])[],
  { entete, largeurs }: { readonly entete: number; readonly largeurs: readonly number[] },
): Uint8Array<ArrayBuffer> {
  const partages = new Map<string, number>();
  const partager = (texte: string): number => {
    const rang = partages.get(texte) ?? partages.size;
    partages.set(texte, rang);
    return rang;
  };
  const cellule = (valeur: CelluleAEcrire, colonne: number, rangee: number): string => {
    if (valeur === null || valeur === "") return "";
    const ou = `r="${adresse(colonne, rangee)}"`;
    if (typeof valeur === "number") return `<c ${ou}><v>${valeur}</v></c>`;
    const style = protegerFormule(valeur) === valeur ? (rangee === entete ? TITRE : NORMAL) : TEXTE;
    return `<c ${ou} s="${style}" t="s"><v>${partager(valeur)}</v></c>`;
  };
  const lignes = rangees.map(
    (rangee, rang) =>
      `<row r="${rang + 1}">${rangee.map((valeur, colonne) => cellule(valeur, colonne, rang)).join("")}</row>`,
  );
  const colonnes = largeurs.map(
    (largeur, rang) =>
      `<col min="${rang + 1}" max="${rang + 1}" width="${largeur}" customWidth="1"/>`,
  );
  const feuille = `${XML}<worksheet xmlns="${PRINCIPAL}"><cols>${colonnes.join("")}</cols><sheetData>${lignes.join("")}</sheetData></worksheet>`;
  const textes = [...partages.keys()].map(
    (texte) => `<si><t xml:space="preserve">${xml(texte)}</t></si>`,
  );
  const parties: Record<string, string> = {
    "[Content_Types].xml": `${XML}<Types xmlns="${PAQUET}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/></Types>`,
    "_rels/.rels": `${XML}<Relationships xmlns="${PAQUET}/relationships"><Relationship Id="rId1" Type="${LIENS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${XML}<workbook xmlns="${PRINCIPAL}" xmlns:r="${LIENS}"><sheets><sheet name="${xml(nom)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${XML}<Relationships xmlns="${PAQUET}/relationships"><Relationship Id="rId1" Type="${LIENS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${LIENS}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${LIENS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    "xl/styles.xml": `${XML}<styleSheet xmlns="${PRINCIPAL}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": feuille,
    "xl/sharedStrings.xml": `${XML}<sst xmlns="${PRINCIPAL}" uniqueCount="${partages.size}">${textes.join("")}</sst>`,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(parties).map(([chemin, texte]) => [chemin, [strToU8(texte), { mtime: DATE }]]),
    ),
  );
}
