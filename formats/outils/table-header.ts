/** Where a table begins: its row of titles, or the first row that asks something when it has none. Pure. */
import type { ColumnRole, Consignes } from "../lecture.ts";
import { areOwnTitles, areTitles, type ColonnesTableau, lireEnteteTableau } from "./colonnes.ts";
import {
  ALIGNED,
  calculerLargeurUsuelle,
  type GrilleTableau,
  lireTitresDeRangee,
  type RangeeTableau,
} from "./grille.ts";
import { headerKey, startsWithTitles } from "./named-columns.ts";
import { withoutMarkdown } from "./markdown.ts";
import { said } from "./shape.ts";
import { devinerColonnesSansEntete, type TableauSansEntete } from "./sans-titres.ts";
import { joinBlocks, joinLabelled, joinTitles, turnOver } from "./table-layouts.ts";
import { spreadTitles } from "./wide-titles.ts";

/** The header of a table is looked for in so many first rows, since a title or a date may come before. */
const ENTETE_AVANT = 12;

export interface Entete {
  readonly grille: GrilleTableau;
  /** Rank of the header's row. */
  readonly rang: number;
  /** That row, with the titles of the row above where they stand in two. */
  readonly titles: RangeeTableau;
  readonly colonnes: ColonnesTableau;
  /** Puts the rows of the file in the order in which the header was found. */
  readonly layOut: (rows: readonly RangeeTableau[]) => readonly RangeeTableau[] | null;
}

/** Removes the rule lines of Markdown tables, "|---|:-:|", and the Markdown in the cells of a table that has one. */
export function sansTraits(rangees: readonly RangeeTableau[]): readonly RangeeTableau[] {
  const kept = rangees.filter(
    ({ cellules }) =>
      !cellules.some(({ texte }) => /--|:-|-:/.test(texte)) ||
      !cellules.every(({ texte }) => /^(?::?-+:?)?$/.test(texte.trim())),
  );
  return kept.length === rangees.length ? rangees : kept.map(withoutMarkup);
}

/** A row whose texts have no bold words; a cell that is bold or slanted from end to end may be the right one. */
const withoutMarkup = (row: RangeeTableau): RangeeTableau => ({
  ...row,
  cellules: row.cellules.map(({ texte, sorte }) => ({
    texte: /^\s*(\*\*?|__?)[^*_]+\1\s*$/.test(texte) ? texte : withoutMarkdown(texte),
    sorte,
  })),
});

/** The number of columns that a header names, by which the best header is chosen. */
export const poids = ({
  colonnes: { marques = [], reponses = [], ...nommees },
}: Pick<Entete, "colonnes">): number =>
  Object.values(nommees).flat().length + marques.length + reponses.length;

/** The rows of the whole file, as the header's table has them. */
export const rowsUnder = (
  { layOut, rang, titles }: Entete,
  rows: readonly RangeeTableau[],
): readonly RangeeTableau[] =>
  (layOut(rows) ?? rows).map((row, rank) => (rank === rang ? titles : row));

const asItStands: Entete["layOut"] = (rows) => rows;

export const trouverEntete = (grilles: readonly GrilleTableau[]): Entete | null =>
  bestHeader(grilles, asItStands) ??
  bestHeader(grilles, joinBlocks) ??
  bestHeader(grilles, joinLabelled) ??
  bestHeader(grilles, turnOver);

function bestHeader(grilles: readonly GrilleTableau[], layOut: Entete["layOut"]): Entete | null {
  const found = grilles.flatMap((grille) => {
    const rows = layOut(grille.rangees) ?? [];
    return rows.slice(0, ENTETE_AVANT).flatMap((row, rang) => {
      const alone = headerAt(row, rows, rang);
      const under = rows[rang + 1];
      const own = areOwnTitles(lireTitresDeRangee(row));
      const titles = own || under === undefined ? null : joinTitles(row, under);
      const read = titles === null ? null : headerAt(titles, rows, rang + 1);
      // a second row of titles asks nothing
      const asks = under !== undefined && said(under, read?.colonnes.question) !== "";
      const joined = asks ? null : read;
      const both = joined !== null && (alone === null || poids(joined) > poids(alone));
      const best = both ? joined : alone;
      return best === null ? [] : [{ grille, layOut, ...best }];
    });
  });
  const best = found.reduce<Entete | null>(
    (mieux, un) => (mieux === null || poids(un) > poids(mieux) ? un : mieux),
    null,
  );
  // a wider table may stand under the first one
  return (
    found.find(
      ({ grille, rang, titles }) =>
        grille === best?.grille && rang < best.rang - 1 && areTitles(lireTitresDeRangee(titles)),
    ) ?? best
  );
}

function headerAt(
  titles: RangeeTableau,
  rows: readonly RangeeTableau[],
  rang: number,
): Pick<Entete, "rang" | "titles" | "colonnes"> | null {
  if (titles.cellules.length < 2 || lireEnteteTableau(lireTitresDeRangee(titles)) === null)
    return null;
  const header = spreadTitles(titles, rows.slice(rang + 1));
  const colonnes = lireEnteteTableau(lireTitresDeRangee(header));
  return colonnes === null ? null : { rang, titles, colonnes };
}

interface Obvie {
  readonly grille: GrilleTableau;
  /** Rank of the first row that asks something. */
  readonly debut: 0 | 1;
  readonly forme: TableauSansEntete;
}

const POINTS = /\b(?:points?|pts?|punten|score|niveau|level|difficulte|temps|time)\b/;

/** The rows under the titles, without a last column of points, whose numbers look like those of options. */
function withoutPoints(
  [titles, ...under]: readonly RangeeTableau[],
  debut: 0 | 1,
): readonly RangeeTableau[] {
  if (titles === undefined) return [];
  if (debut === 0) return [titles, ...under];
  const last = lireTitresDeRangee(titles).length - 1;
  return POINTS.test(lireTitresDeRangee(titles)[last] ?? "")
    ? under.map((row) => ({ ligne: row.ligne, cellules: row.cellules.slice(0, last) }))
    : under;
}

export function trouverObvie(grilles: readonly GrilleTableau[]): Obvie | null {
  for (const grille of grilles) {
    // columns of spaces are sure only under titles
    if (grille.origine === "texte" && grille.separateur === ALIGNED) continue;
    const debut = startsWithTitles(grille.rangees) ? 1 : 0;
    const forme = devinerColonnesSansEntete(withoutPoints(grille.rangees, debut));
    if (forme !== null) return { grille, debut, forme };
  }
  return null;
}

/** The header whose columns the author named in another file; null when there is none. */
export function findKnown(
  grilles: readonly GrilleTableau[],
  { connues = [] }: Pick<Consignes, "connues">,
): { grille: GrilleTableau; rang: number; roles: readonly ColumnRole[] } | null {
  if (connues.length === 0) return null;
  for (const grille of grilles)
    for (const [rang, rangee] of grille.rangees.slice(0, ENTETE_AVANT).entries()) {
      const cle = headerKey(rangee);
      const roles = connues.find((une) => cle !== "" && une.cle === cle)?.roles;
      if (roles !== undefined) return { grille, rang, roles };
    }
  return null;
}

/** Share of the rows that have as many cells as most do, from 0 to 1; 0 for tables of one column or of few rows. */
function regularity(grille: GrilleTableau): number {
  const width = calculerLargeurUsuelle(grille.rangees);
  const usual = grille.rangees.filter(({ cellules }) => cellules.length === width).length;
  return width < 2 || grille.rangees.length < 3 ? 0 : usual / grille.rangees.length;
}
export const mostRegular = (grilles: readonly GrilleTableau[]): GrilleTableau | undefined =>
  [...grilles].sort((a, b) => regularity(b) - regularity(a))[0];

/** Whether a text is cut in columns so evenly that it is a table, though nothing says what its columns hold. */
export const isEven = (grille: GrilleTableau): boolean =>
  calculerLargeurUsuelle(grille.rangees) > 2 &&
  grille.origine === "texte" &&
  (grille.separateur === ";" || grille.separateur === "\t") &&
  regularity(grille) >= 0.9;

/** Rank of the first row of several cells. */
export const firstRow = (rangees: readonly RangeeTableau[]): number =>
  Math.max(
    0,
    rangees.findIndex(
      ({ cellules }) => cellules.filter(({ texte }) => texte.trim() !== "").length > 1,
    ),
  );
