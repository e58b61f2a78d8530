/** The columns of a table, named by its titles, by a guess or by its author. Pure. */
import type { ColumnRole, ApercuDeTableComprise } from "../lecture.ts";
import { type ColonnesTableau, isUselessTitle, readOptionRankOfTitle } from "./colonnes.ts";
import { calculerNombreDeCellulesUsuel, lireTitresDeRangee, type RangeeTableau } from "./grille.ts";
import { foldForComparison } from "./objets.ts";

/** Roles that several columns may have. */
const SHARED: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  "proposition",
  "fausse",
  "acceptee",
  "rien",
]);

/** The role of each column. @param width number of columns */
export function rolesOfColumns(columns: ColonnesTableau, width: number): readonly ColumnRole[] {
  const { options, fausses, acceptees = [], ...named } = columns;
  const roles = Array.from({ length: width }, (): ColumnRole => "rien");
  const give = (column: number | undefined, role: ColumnRole) => {
    if (column !== undefined) roles[column] = role;
  };
  for (const column of options) give(column, "proposition");
  for (const column of fausses) give(column, "fausse");
  for (const column of acceptees) give(column, "acceptee");
  give(named.question, "question");
  give(named.bonnes, "bonnes");
  give(named.bonus, "bonus");
  give(named.preuve, "preuve");
  give(named.temps, "temps");
  give(named.partie, "partie");
  give(named.type, "type");
  give(named.media, "media");
  give(named.mediaPreuve, "mediaPreuve");
  give(named.suite, "suite");
  give(named.mediaSuite, "mediaSuite");
  give(named.liste, "liste");
  give(named.melanger, "melanger");
  return roles;
}

/**
 * The columns that have these roles; null while no column is the question, or while none answers it.
 * @param titles folded; they may number the options
 */
export function columnsOfRoles(
  roles: readonly ColumnRole[],
  titles: readonly string[] | null,
): ColonnesTableau | null {
  const of = (role: ColumnRole) => roles.flatMap((one, column) => (one === role ? [column] : []));
  const named: Record<string, number> = {};
  roles.forEach((role, column) => {
    if (!SHARED.has(role)) named[role] ??= column;
  });
  const options = of("proposition");
  const ranks = options.map((column) => readOptionRankOfTitle(titles?.[column] ?? ""));
  const acceptees = of("acceptee");
  const answers = named["bonnes"] !== undefined || options.length > 1 || acceptees.length > 0;
  if (named["question"] === undefined || !answers) return null;
  return {
    ...named,
    options: ranks.includes(null)
      ? options
      : options
          .map((column, at) => ({ column, rank: ranks[at] ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ column }) => column),
    fausses: of("fausse"),
    acceptees,
  };
}

/** The key of a row of titles, by which the choice of an author is found again; empty when they are too few to tell two tables apart. */
export function composeHeaderKey(row: RangeeTableau | undefined): string {
  const titles = row === undefined ? [] : lireTitresDeRangee(row);
  return titles.filter((title) => title !== "").length < 2 ? "" : titles.join("|");
}

const textOf = (row: RangeeTableau | undefined, column: number): string =>
  (row?.cellules[column]?.texte ?? "").trim();

/** The longest cell that a row of titles has, when no title is known. */
const TITLE_MAX = 40;

/** Whether the first of these rows may be of titles: short, all different, and none below again. */
export function mayStartWithTitles(rows: readonly RangeeTableau[]): boolean {
  const [first, ...others] = rows.slice(0, 50);
  if (first === undefined || others.length < 2) return false;
  const width = calculerNombreDeCellulesUsuel(rows);
  const titles = Array.from({ length: width }, (_, column) => textOf(first, column));
  const folded = titles.map(foldForComparison).filter((title) => title !== "");
  return (
    folded.length >= Math.min(2, width) &&
    new Set(folded).size === folded.length &&
    titles.every((title) => title.length <= TITLE_MAX && !/[?？!…]\s*$|^[\d.,]+$/.test(title)) &&
    !titles.some(
      (title, column) => title !== "" && others.some((row) => textOf(row, column) === title),
    )
  );
}

/** Whether the first of these rows is of titles, as far as the others tell: they ask something, and it does not. */
export function startsWithTitles(rows: readonly RangeeTableau[]): boolean {
  const others = rows.slice(1, 50);
  return (
    mayStartWithTitles(rows) &&
    Array.from({ length: calculerNombreDeCellulesUsuel(rows) }, (_, column) => column).some(
      (column) =>
        others.filter((row) => /[?？:…]\s*$/.test(textOf(row, column))).length >=
        others.length * 0.8,
    )
  );
}

/** How many rows of a table its author is shown, and how many characters of each cell. */
const ROWS_SHOWN = 4;
const CELL_MAX = 80;

/**
 * What the author is shown of a table.
 * @param header the row of titles; undefined without one
 * @param rows under the titles
 */
export function composeTablePreview({
  feuille,
  header,
  rows,
  roles,
  origine,
}: Pick<ApercuDeTableComprise, "feuille" | "roles" | "origine"> & {
  readonly header: RangeeTableau | undefined;
  readonly rows: readonly RangeeTableau[];
}): ApercuDeTableComprise {
  const titres = header === undefined ? null : roles.map((_, column) => textOf(header, column));
  const unread = roles.some(
    (role, column) =>
      role === "rien" &&
      !isUselessTitle(foldForComparison(titres?.[column] ?? "")) &&
      rows.some((row) => textOf(row, column) !== ""),
  );
  return {
    feuille,
    titres,
    cle: composeHeaderKey(header),
    rangees: rows
      .slice(0, ROWS_SHOWN)
      .map((row) => roles.map((_, column) => [...textOf(row, column)].slice(0, CELL_MAX).join(""))),
    roles,
    origine,
    aVoir: origine === "devinee" || origine === "inconnue" || (origine === "titres" && unread),
  };
}

/** Number of columns of a table. */
export const countTableColumns = (rows: readonly RangeeTableau[]): number =>
  rows.reduce((most, { cellules }) => Math.max(most, cellules.length), 0);
