/** Where a table begins: its row of titles, or the first row that asks something when it has none. Pure. */
import type { ColumnRole, Consignes } from "../lecture.ts";
import { type ColonnesTableau, lireEnteteTableau } from "./colonnes.ts";
import {
  calculerLargeurUsuelle,
  type GrilleTableau,
  lireTitresDeRangee,
  type RangeeTableau,
} from "./grille.ts";
import { headerKey, startsWithTitles } from "./named-columns.ts";
import { devinerColonnesSansEntete, type TableauSansEntete } from "./sans-titres.ts";
import { spreadTitles } from "./wide-titles.ts";

/** The header of a table is looked for in so many first rows, since a title or a date may come before. */
const ENTETE_AVANT = 12;

export interface Entete {
  readonly grille: GrilleTableau;
  /** Rank of the header's row. */
  readonly rang: number;
  /** That row, where each filled column has its own title. */
  readonly header: RangeeTableau;
  readonly colonnes: ColonnesTableau;
}

/** Removes the rule lines of Markdown tables: "|---|:-:|". */
export const sansTraits = (rangees: readonly RangeeTableau[]): readonly RangeeTableau[] =>
  rangees.filter(
    ({ cellules }) =>
      !cellules.some(({ texte }) => /--|:-|-:/.test(texte)) ||
      !cellules.every(({ texte }) => /^(?::?-+:?)?$/.test(texte.trim())),
  );

/** The number of columns that a header names, by which the best header is chosen. */
export const poids = ({ colonnes: { marques = [], reponses = [], ...nommees } }: Entete): number =>
  Object.values(nommees).flat().length + marques.length + reponses.length;

export function trouverEntete(grilles: readonly GrilleTableau[]): Entete | null {
  const trouves = grilles.flatMap((grille) =>
    grille.rangees.slice(0, ENTETE_AVANT).flatMap((rangee, rang) => {
      if (rangee.cellules.length < 2 || lireEnteteTableau(lireTitresDeRangee(rangee)) === null)
        return [];
      const header = spreadTitles(rangee, grille.rangees.slice(rang + 1));
      const colonnes = lireEnteteTableau(lireTitresDeRangee(header));
      return colonnes === null ? [] : [{ grille, rang, header, colonnes }];
    }),
  );
  return trouves.reduce<Entete | null>(
    (mieux, un) => (mieux === null || poids(un) > poids(mieux) ? un : mieux),
    null,
  );
}

interface Obvie {
  readonly grille: GrilleTableau;
  /** Rank of the first row that asks something. */
  readonly debut: 0 | 1;
  readonly forme: TableauSansEntete;
}

export function trouverObvie(grilles: readonly GrilleTableau[]): Obvie | null {
  for (const grille of grilles) {
    const debut = startsWithTitles(grille.rangees) ? 1 : 0;
    const forme = devinerColonnesSansEntete(grille.rangees.slice(debut));
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
