/** The questions of a table whose titles are known, with what may stand in the same file: several tables, levels, a title. Pure. */
import { OPTIONS_PAR_QUESTION_MAX, TITRE_QUIZZ_LONGUEUR_MAX } from "#contracts/limites.ts";
import { questionAttendReponse } from "#contracts/quizz.ts";
import type { QuizzEnLecture } from "../format.ts";
import type { LigneImport, PlageDeLignes } from "../lecture.ts";
import { withAnswersOfKeyBelow } from "./answer-key.ts";
import { findRightColumnNotation, trouverNumeroDePremiereOption } from "./bonnes.ts";
import {
  type ColonnesTableau,
  lireEnteteTableau,
  isToleranceTitle,
  isQuestionTitle,
  readOptionRankOfTitle,
} from "./colonnes.ts";
import { lireCellule, lireTitresDeRangee, type RangeeTableau } from "./grille.ts";
import { lireLigneDeTableau } from "./ligne-de-tableau.ts";
import { foldForComparison } from "./objets.ts";
import { reshapeIntoUsualTable } from "./reshape.ts";
import { withCell } from "./shape.ts";
import {
  findDoubtOfQuestionColumn,
  findDoubtOfRightAnswerColumn,
  withDoubtIfAnswered,
  findUnreadColumns,
  withDoubtsOfTable,
} from "./table-doubts.ts";
import { type EnteteTrouvee, withoutMarkdownRuleLines } from "./table-header.ts";
import { cutInTables } from "./table-layouts.ts";
import { readAnswerTitle } from "./titles.ts";
import { spreadTitles } from "./wide-titles.ts";

/** Rows in the usual shape, and what their columns say. */
export interface TitledRows {
  /** Undefined when an author named columns without titles. */
  readonly header: RangeeTableau | undefined;
  /** Under the header. */
  readonly rows: readonly RangeeTableau[];
  readonly colonnes: ColonnesTableau;
}

/** The rows of a table whose titles are known, rearranged where needed to one question a row. */
export function reshapeTitledRows(
  header: RangeeTableau,
  rows: readonly RangeeTableau[],
  colonnes: ColonnesTableau,
): TitledRows {
  const plain = withoutMarkdownRuleLines(rows);
  const keyed = withAnswersOfKeyBelow(header, plain, colonnes);
  const answered = keyed === null ? null : lireEnteteTableau(lireTitresDeRangee(keyed.header));
  if (keyed !== null && answered !== null)
    return (
      reshapeIntoUsualTable([keyed.header, ...keyed.rows], answered) ?? {
        ...keyed,
        colonnes: answered,
      }
    );
  const shaped = reshapeIntoUsualTable([header, ...plain], colonnes) ?? { header, rows, colonnes };
  const { question } = colonnes;
  if (shaped.header === header || question === undefined) return shaped;
  // a column of questions of unknown title is known by its rank, which reshaping changes: it gets a title first
  const named = isQuestionTitle(lireTitresDeRangee(header)[question] ?? "");
  const asking = named ? header : withCell(header, question, "Question");
  return asking === header
    ? shaped
    : (reshapeIntoUsualTable([asking, ...plain], colonnes) ?? shaped);
}

interface ReadRows extends Pick<QuizzEnLecture, "parties"> {
  readonly lignes: readonly LigneImport[];
  readonly details: readonly string[];
}

/** Reads rows whose columns are known. @param named whether the author named the columns, and so left the others out */
export function readQuestionRows({ header, rows, colonnes }: TitledRows, named = false): ReadRows {
  const titres =
    header === undefined
      ? []
      : colonnes.options.map((colonne) => foldForComparison(lireCellule(header, colonne).texte));
  const told = rows.map((row) => ({
    dite: lireCellule(row, colonnes.bonnes).texte.trim(),
    options: colonnes.options.map((colonne) => lireCellule(row, colonne).texte.trim()),
  }));
  // a column titled "option 0" counts options from 0, whatever the answers
  const depuis =
    readOptionRankOfTitle(titres[0] ?? "") === -1 ? 0 : trouverNumeroDePremiereOption(told);
  const by =
    header === undefined
      ? undefined
      : readAnswerTitle(foldForComparison(lireCellule(header, colonnes.bonnes).texte))?.by;
  const unsure = findDoubtOfRightAnswerColumn(rows, colonnes, depuis, by);
  const designated = by === undefined ? findRightColumnNotation(told, depuis) : "number";
  const lues = rows.map((row) =>
    withDoubtIfAnswered(lireLigneDeTableau(row, colonnes, depuis, titres, designated), unsure),
  );
  const temps = colonnes.temps === undefined ? [] : ["temps en secondes"];
  const trop =
    colonnes.options.length > OPTIONS_PAR_QUESTION_MAX
      ? [`${colonnes.options.length} propositions`]
      : [];
  const margin = (header === undefined ? [] : lireTitresDeRangee(header)).some(
    (title, column) =>
      isToleranceTitle(title) && rows.some((row) => /[1-9]/.test(lireCellule(row, column).texte)),
  )
    ? ["marge non gardée, réponses exactes"]
    : [];
  const zero = depuis === 0 ? ["propositions comptées depuis 0"] : [];
  // a table that names its types says what is typed, so nothing is doubted
  const lignes =
    colonnes.type === undefined
      ? withDoubtsOfTable(lues, named ? [] : findUnreadColumns(header, rows, colonnes))
      : lues;
  return {
    lignes,
    parties: trouverPlagesDeNiveau(rows, colonnes, lignes),
    details: [...temps, ...trop, ...zero, ...margin],
  };
}

/**
 * Reads a table under its titles, and the tables that stand beside it and below it.
 * @param rows the whole table, what stands above its titles included
 */
export function readTitledTables(
  rows: readonly RangeeTableau[],
  { rang, colonnes }: EnteteTrouvee,
) {
  const parts = cutInTables(rows.slice(rang)).flatMap(([written, ...under]) => {
    if (written === undefined) return [];
    const spread = spreadTitles(written, under);
    const named = lireEnteteTableau(lireTitresDeRangee(spread)) ?? colonnes;
    const shaped = reshapeTitledRows(spread, under, named);
    // the titles as written, before wide ones are spread, are the key by which the next such file is known
    const titles = shaped.header === spread ? written : shaped.header;
    const read = readQuestionRows(shaped);
    const unsure = findDoubtOfQuestionColumn(spread, under, named);
    const lignes = read.lignes.map((ligne) => withDoubtIfAnswered(ligne, unsure));
    return [{ shaped, titles, read: { ...read, lignes } }];
  });
  const lignes = parts.flatMap(({ read }) => read.lignes);
  let before = 0;
  const parties = parts.flatMap(({ read }) => {
    const from = before;
    before += read.lignes.length;
    return (read.parties ?? []).map(({ nom, debut, fin }) => ({
      nom,
      debut: debut + from,
      fin: fin + from,
    }));
  });
  const quizz: QuizzEnLecture = {
    titre: findQuizzTitleAbove(rows.slice(0, rang)),
    lignes,
    total: lignes.length,
    parties,
  };
  return {
    quizz,
    details: [
      ...new Set(parts.flatMap(({ read }) => read.details)),
      ...(parts.length > 1 ? [`${parts.length} tableaux`] : []),
    ],
    first: parts[0],
  };
}

const NAMES_QUIZZ =
  /\b(?:titre|title|nom|name)\b.*\bquiz+\b|\bquiz+\b.*\b(?:titre|title|name)\b|^(?:titre|title|quiz+)$/;

/** The quizz's title, above the titles of the columns: the cell beside « Titre du quizz », or a row of one cell. @param rows above */
export function findQuizzTitleAbove(rows: readonly RangeeTableau[]): string {
  const full = rows.map(({ cellules }) =>
    cellules.map(({ texte }) => texte.trim()).filter((texte) => texte !== ""),
  );
  const named = full.find(
    (row) => row.length === 2 && NAMES_QUIZZ.test(foldForComparison(row[0] ?? "")),
  );
  const alone = full.flatMap((row) => (row.length === 1 ? row : []));
  const short = alone.find((texte) => [...texte].length <= TITRE_QUIZZ_LONGUEUR_MAX);
  return (named?.[1] ?? short ?? alone[0] ?? "").split("\n")[0] ?? "";
}

/** Ranges of two or more consecutive rows that name the same level or round. */
export function trouverPlagesDeNiveau(
  rangees: readonly RangeeTableau[],
  { partie }: Pick<ColonnesTableau, "partie">,
  lignes: readonly LigneImport[],
): readonly PlageDeLignes[] {
  if (partie === undefined) return [];
  const parties: { nom: string; debut: number; fin: number }[] = [];
  rangees.forEach((rangee, rang) => {
    const nom = lireCellule(rangee, partie).texte.trim();
    const derniere = parties.at(-1);
    const une = lignes[rang];
    if (nom === "" || une === undefined) return;
    if (derniere?.nom === nom && derniere.fin === rang - 1) derniere.fin = rang;
    else if (une.sorte !== "question" || questionAttendReponse(une.question))
      parties.push({ nom, debut: rang, fin: rang });
  });
  return parties.filter(({ debut, fin }) => debut < fin);
}
