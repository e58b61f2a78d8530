/** HTML in tables: the tables of a web page as sheets, and cells whose text is HTML. Pure. */
import { COLONNES_TABLEAU_MAX, RANGEES_TABLEAU_MAX } from "../limites.ts";
import { areTitlesOfOurExport } from "./colonnes.ts";
import {
  type CelluleTableau,
  type GrilleTableau,
  lireTitresDeRangee,
  type RangeeTableau,
} from "./grille.ts";
import { lireHtml, sembleHtml } from "./html.ts";
import { readListsAndObjectsInText } from "./literals.ts";

/** Words by which a row asks about HTML itself, whose signs then stay as they are. */
const ABOUT_HTML = /\b(?:html|xml|entit[ée]s? |esperluette|balises?|unicode)\b/i;
const ONLY_HTML = /^\s*(?:&#?\w{2,8};|<\/?\w+[^<>]*>)\s*$/;
/** The part of a cell that is written bold or highlighted. */
const STRONG =
  /<(strong|b|mark)\b[^>]*>[\s\S]*?<\/\1\s*>|<(span)\b[^>]*font-weight:\s*(?:bold|[6-9]00)[^>]*>[\s\S]*?<\/\2\s*>/gi;

/** The text of a piece of HTML; what is bold from end to end is bold as Markdown writes it. */
function textOfCell(html: string): string {
  const { texte } = lireHtml(html);
  const bold = texte !== "" && lireHtml(html.replace(STRONG, "")).texte === "";
  return bold ? `**${texte}**` : texte;
}

/** The items, one a line, of a list that a program wrote in one cell, "['1799', '1804']"; null for any other cell. */
function listInCell(texte: string): string | null {
  if (!/^\s*\[\s*["'][\s\S]*["']\s*\]\s*$/.test(texte)) return null;
  const [list] = readListsAndObjectsInText(texte);
  return Array.isArray(list) && list.every((one) => typeof one === "string") && list.length > 1
    ? list.join("\n")
    : null;
}

function rowWithoutLists(row: RangeeTableau): RangeeTableau {
  return row.cellules.some(({ texte }) => listInCell(texte) !== null)
    ? {
        ...row,
        cellules: row.cellules.map(({ texte, sorte }) => ({
          texte: listInCell(texte) ?? texte,
          sorte,
        })),
      }
    : row;
}

function rowWithoutHtml(row: RangeeTableau): RangeeTableau {
  const { cellules } = row;
  if (!cellules.some(({ texte }) => sembleHtml(texte))) return row;
  if (cellules.some(({ texte }) => ABOUT_HTML.test(texte) || ONLY_HTML.test(texte))) return row;
  return {
    ...row,
    cellules: cellules.map((cell) =>
      sembleHtml(cell.texte) ? { texte: textOfCell(cell.texte), sorte: cell.sorte } : cell,
    ),
  };
}

const NO_ROW: RangeeTableau = { ligne: 0, cellules: [] };

/**
 * Writes the HTML and the programs' lists in the cells of a table as plain texts: "Côte d&#039;Ivoire", "Rome<br>Milan". A row that asks
 * about HTML is left as it is.
 */
export function withPlainCells(grille: GrilleTableau): GrilleTableau {
  if (areTitlesOfOurExport(lireTitresDeRangee(grille.rangees[0] ?? NO_ROW))) return grille;
  const holds = (sign: RegExp): boolean =>
    grille.rangees.some(({ cellules }) => cellules.some(({ texte }) => sign.test(texte)));
  const html = holds(/&\w|&#|<\w/);
  return html || holds(/^\s*\[/)
    ? {
        ...grille,
        rangees: grille.rangees.map((row) => rowWithoutLists(html ? rowWithoutHtml(row) : row)),
      }
    : grille;
}

const PAGE =
  /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype html|html|head|body|meta|table|div|section|article|main|figure|h[1-6]|p|center|style)\b/i;

/** Whether a text is a piece of a web page that holds a table. */
const hasHtmlTable = (texte: string): boolean => PAGE.test(texte) && /<t[dh]\b/i.test(texte);

interface Cell extends CelluleTableau {
  /** How many rows the cell spans, its own included. */
  readonly rows: number;
}

/** The tables of a web page as sheets; null for any other text. Nested tables are read apart from those around them. */
export function readHtmlTables(texte: string): readonly GrilleTableau[] | null {
  if (!hasHtmlTable(texte)) return null;
  interface Open {
    readonly rows: { ligne: number; cellules: Cell[] }[];
    /** Offset of the content of the open cell; -1 without one. */
    start: number;
    head: boolean;
    span: number;
  }
  const open: Open[] = [];
  const closed: (readonly RangeeTableau[])[] = [];
  let ligne = 1;
  let counted = 0;
  const lineAt = (offset: number): number => {
    for (; counted < offset; counted += 1) if (texte[counted] === "\n") ligne += 1;
    return ligne;
  };
  const closeCell = (table: Open | undefined, end: number) => {
    if (table === undefined || table.start < 0) return;
    const html = texte.slice(table.start, end);
    const said = table.head ? lireHtml(html).texte : textOfCell(html);
    table.rows.at(-1)?.cellules.push({ texte: said, sorte: "texte", rows: table.span });
    table.start = -1;
  };
  for (const found of texte.matchAll(/<(\/?)(table|tr|td|th)\b([^<>]{0,4000})>/gi)) {
    const [tag, slash = "", name = "", attributes = ""] = found;
    const [at, after] = [found.index, found.index + tag.length];
    const table = open.at(-1);
    const which = name.toLowerCase();
    if (which === "table" && slash === "") open.push({ rows: [], start: -1, head: false, span: 1 });
    else if (which === "table") {
      closeCell(table, at);
      const done = open.pop();
      if (done !== undefined) closed.push(spread(done.rows));
    } else if (table !== undefined) {
      closeCell(table, at);
      if (which === "tr" && slash === "") table.rows.push({ ligne: lineAt(at), cellules: [] });
      if (which !== "tr" && slash === "") {
        table.start = after;
        table.head = which === "th";
        table.span = Number(/\browspan\s*=\s*["']?(\d{1,4})/i.exec(attributes)?.[1] ?? 1);
      }
    }
  }
  const full = closed.filter((rows) => rows.length > 0);
  return full.length === 0
    ? null
    : full.map((rangees, rank) => ({
        origine: "classeur",
        nom: full.length === 1 ? "" : `tableau ${rank + 1}`,
        cachee: false,
        rangees,
      }));
}

/** Repeats a cell that spans several rows in each of them. */
function spread(
  rows: readonly { readonly ligne: number; readonly cellules: readonly Cell[] }[],
): readonly RangeeTableau[] {
  /** Cells that reach into the next rows, by column. */
  const above = new Map<number, Cell>();
  return rows.slice(0, RANGEES_TABLEAU_MAX).flatMap(({ ligne, cellules }): RangeeTableau[] => {
    const all: CelluleTableau[] = [];
    const left = [...cellules];
    while (all.length < COLONNES_TABLEAU_MAX) {
      const column = all.length;
      const hanging = above.get(column);
      const cell = hanging ?? left.shift();
      if (cell === undefined) break;
      all.push({ texte: cell.texte, sorte: cell.sorte });
      if (cell.rows > 1) above.set(column, { ...cell, rows: cell.rows - 1 });
      else above.delete(column);
    }
    return all.some(({ texte }) => texte.trim() !== "") ? [{ ligne, cellules: all }] : [];
  });
}
