/** Old Excel workbooks (.xls, BIFF), read by SheetJS: it is loaded when such a file comes, never before. Pure. */
import { UnreadableFileError } from "../lecture.ts";
import { COLONNES_TABLEAU_MAX, RANGEES_TABLEAU_MAX } from "../limites.ts";
import type { CelluleTableau, GrilleTableau } from "./grille.ts";

/** Whether bytes begin as a compound file of OLE: old Excel workbooks do, and old Word and PowerPoint files too. */
export const isOleCompoundFile = (octets: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((octet, rang) => octets[rang] === octet);

/** The largest .xls in bytes: the library needs about ten times its size in memory. */
const XLS_BYTES_MAX = 20_000_000;

const KINDS: Readonly<Record<string, CelluleTableau["sorte"]>> = {
  n: "nombre",
  b: "booleen",
  d: "date",
};

/** Reads the sheets of an old Excel workbook. @throws UnreadableFileError when it is no workbook, or too large */
export async function readXls(octets: Uint8Array<ArrayBuffer>): Promise<readonly GrilleTableau[]> {
  if (octets.length > XLS_BYTES_MAX)
    throw new UnreadableFileError(
      "Ce classeur est trop gros\u00A0: enregistrez-le en .xlsx, ou en plusieurs.",
    );
  const { read, utils } = await import("@e965/xlsx");
  let workbook: ReturnType<typeof read>;
  try {
    workbook = read(octets, {
      type: "array",
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      sheetRows: RANGEES_TABLEAU_MAX,
    });
  } catch {
    throw new UnreadableFileError(
      "Ce vieux fichier d’Office n’a pas pu être lu\u00A0: enregistrez-le en .xlsx ou en .docx, puis déposez-le ici.",
    );
  }
  const grilles = workbook.SheetNames.map((nom, rang): GrilleTableau => {
    const sheet = workbook.Sheets[nom] ?? {};
    const range = utils.decode_range(sheet["!ref"] ?? "A1");
    const rangees = Array.from(
      { length: Math.min(range.e.r + 1, RANGEES_TABLEAU_MAX) },
      (_, r) => ({
        ligne: r + 1,
        cellules: Array.from(
          { length: Math.min(range.e.c + 1, COLONNES_TABLEAU_MAX) },
          (__, c): CelluleTableau => {
            const cell: unknown = sheet[utils.encode_cell({ r, c })];
            return cellOf(cell);
          },
        ),
      }),
    ).filter(({ cellules }) => cellules.some(({ texte }) => texte.trim() !== ""));
    const hidden = workbook.Workbook?.Sheets?.[rang]?.Hidden ?? 0;
    return { origine: "classeur", nom, cachee: hidden !== 0, rangees };
  }).filter(({ rangees }) => rangees.length > 0);
  if (grilles.length === 0)
    throw new UnreadableFileError(
      "Ce classeur est vide : enregistrez-le de nouveau, puis déposez-le ici.",
    );
  return grilles;
}

/** A cell as its sheet shows it; French writes a comma in a number. */
function cellOf(cell: unknown): CelluleTableau {
  if (typeof cell !== "object" || cell === null || !("t" in cell))
    return { texte: "", sorte: "texte" };
  const fields = new Map<string, unknown>(Object.entries(cell));
  const [type, shown, value, pattern] = ["t", "w", "v", "z"].map((nom) => fields.get(nom));
  if (type === "e" || type === "z") return { texte: "", sorte: "texte" };
  if (type === "b") return { texte: value === true ? "Vrai" : "Faux", sorte: "booleen" };
  const texte =
    typeof shown === "string"
      ? shown
      : typeof value === "string" || typeof value === "number"
        ? String(value)
        : "";
  const isDate =
    type === "n" &&
    typeof pattern === "string" &&
    /[dmy]/i.test(pattern.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ""));
  const sorte = isDate ? "date" : (KINDS[String(type)] ?? "texte");
  return { texte: sorte === "nombre" ? texte.trim().replace(".", ",") : texte, sorte };
}
