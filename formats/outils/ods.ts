/** The sheets of an OpenDocument spreadsheet (.ods): each cell as the sheet shows it. Pure. */
import { UnreadableFileError } from "../lecture.ts";
import { COLONNES_TABLEAU_MAX, RANGEES_TABLEAU_MAX } from "../limites.ts";
import type { CelluleTableau, GrilleTableau } from "./grille.ts";
import { ecrireEnExposantOuIndice } from "./html.ts";
import { parcourirXml } from "./xml.ts";
import type { ArchiveZip } from "./zip.ts";

const CONTENT = "content.xml";
const KINDS: Readonly<Record<string, CelluleTableau["sorte"]>> = {
  float: "nombre",
  percentage: "nombre",
  currency: "nombre",
  date: "date",
  time: "nombre",
  boolean: "booleen",
};

/** Whether a zip is an OpenDocument spreadsheet. */
export const isOds = ({ entrees, lire }: ArchiveZip): boolean =>
  entrees.some(({ nom }) => nom === CONTENT) &&
  entrees.some(({ nom }) => nom === "mimetype") &&
  new TextDecoder().decode(lire("mimetype")).includes("opendocument.spreadsheet");

/** Reads every sheet that has something in it. @throws UnreadableFileError when none has */
export function readOds(archive: ArchiveZip): readonly GrilleTableau[] {
  const sheets: {
    nom: string;
    cachee: boolean;
    rangees: { ligne: number; cellules: CelluleTableau[] }[];
  }[] = [];
  const hidden = new Set<string>();
  /** Styles that raise or lower a text. */
  const raising = new Map<string, "sup" | "sub">();
  /** Styles of the spans that are open. */
  const spans: string[] = [];
  let style = "";
  let ligne = 0;
  let rowRepeat = 1;
  let cells: CelluleTableau[] = [];
  let cell: {
    sorte: CelluleTableau["sorte"];
    repeat: number;
    texte: string;
    paragraphs: number;
  } | null = null;
  let note = false;
  parcourirXml(new TextDecoder().decode(archive.lire(CONTENT)), {
    ouvrir(nom, attributs) {
      if (nom === "style:style") style = attributs["style:name"] ?? "";
      if (nom === "style:table-properties" && attributs["table:display"] === "false")
        hidden.add(style);
      const position = attributs["style:text-position"] ?? "";
      if (nom === "style:text-properties" && /^(?:su|-?[1-9])/.test(position))
        raising.set(style, /^(?:sub|-)/.test(position) ? "sub" : "sup");
      if (nom === "text:span") spans.push(attributs["text:style-name"] ?? "");
      if (nom === "table:table") {
        sheets.push({
          nom: attributs["table:name"] ?? "",
          cachee: hidden.has(attributs["table:style-name"] ?? ""),
          rangees: [],
        });
        ligne = 0;
      }
      if (nom === "table:table-row") {
        rowRepeat = Math.max(1, Number(attributs["table:number-rows-repeated"] ?? "1") || 1);
        cells = [];
      }
      if (nom === "table:table-cell" || nom === "table:covered-table-cell")
        cell = {
          sorte: KINDS[attributs["office:value-type"] ?? ""] ?? "texte",
          repeat: Math.max(1, Number(attributs["table:number-columns-repeated"] ?? "1") || 1),
          texte: "",
          paragraphs: 0,
        };
      if (nom === "office:annotation") note = true;
      if (cell === null || note) return;
      if (nom === "text:p" && (cell.paragraphs += 1) > 1) cell.texte += "\n";
      if (nom === "text:s")
        cell.texte += " ".repeat(Math.min(100, Number(attributs["text:c"] ?? "1") || 1));
      if (nom === "text:tab") cell.texte += "\t";
      if (nom === "text:line-break") cell.texte += "\n";
    },
    texte(lu) {
      const place = raising.get(spans.at(-1) ?? "");
      if (cell !== null && cell.paragraphs > 0 && !note)
        cell.texte += place === undefined ? lu : ecrireEnExposantOuIndice(lu, place);
    },
    fermer(nom) {
      if (nom === "office:annotation") note = false;
      if (nom === "text:span") spans.pop();
      if ((nom === "table:table-cell" || nom === "table:covered-table-cell") && cell !== null) {
        const { texte, sorte, repeat } = cell;
        // the empty rest of a row is stored as one cell repeated a thousand times: repeats stop at the last column that is read
        for (let n = 0; n < repeat && cells.length < COLONNES_TABLEAU_MAX; n += 1)
          cells.push({ texte, sorte });
        cell = null;
      }
      if (nom !== "table:table-row") return;
      const rangees = sheets.at(-1)?.rangees ?? [];
      const full = cells.some(({ texte }) => texte.trim() !== "");
      const times = full ? Math.min(rowRepeat, RANGEES_TABLEAU_MAX - rangees.length) : 0;
      for (let n = 0; n < times; n += 1) rangees.push({ ligne: ligne + n + 1, cellules: cells });
      ligne += rowRepeat;
    },
  });
  const full = sheets.filter(({ rangees }) => rangees.length > 0);
  if (full.length === 0)
    throw new UnreadableFileError(
      "Ce classeur est vide : enregistrez-le de nouveau, puis déposez-le ici.",
    );
  return full.map(({ nom, cachee, rangees }) => ({ origine: "classeur", nom, cachee, rangees }));
}
