/**
 * A table of one's own: CSV, TSV, cells pasted from a sheet, or a workbook; with a header in French or in English, in any order, or
 * without when it is plain what each column is. Pure.
 */
import type { SourceImport } from "../entree.ts";
import type { FormatImport, LectureBrute } from "../format.ts";
import {
  type ColumnRole,
  type Consignes,
  UnreadableFileError,
  SANS_CONSIGNES,
  type ApercuDeTableComprise,
} from "../lecture.ts";
import { lireEnteteTableau, findColumnsOfKnownTitles } from "../outils/colonnes.ts";
import {
  type GrilleTableau,
  lireTitresDeRangee,
  NOMS_SEPARATEURS,
  type RangeeTableau,
  sheetName,
} from "../outils/grille.ts";
import {
  columnsOfRoles,
  composeTablePreview,
  mayStartWithTitles,
  rolesOfColumns,
  countTableColumns,
} from "../outils/named-columns.ts";
import { withoutQuestionNumbersAndPoints } from "../outils/reshape.ts";
import {
  findHeaderNamedInAnotherFile,
  findRankOfFirstRowOfCells,
  isRegularTable,
  findMostRegularTable,
  countNamedColumns,
  layOutRowsForHeader,
  withoutMarkdownRuleLines,
  trouverEntete,
  findGuessedTable,
} from "../outils/table-header.ts";
import {
  readQuestionRows,
  readTitledTables,
  reshapeTitledRows,
  findQuizzTitleAbove,
} from "../outils/titled-table.ts";

export const formatTableau: FormatImport = {
  id: "tableau",
  nom: "un tableau",
  reconnaitre(entree, consignes = SANS_CONSIGNES) {
    const grilles = entree.apercuGrilles();
    if (findHeaderNamedInAnotherFile(grilles, consignes) !== null) return 0.9;
    const entete = trouverEntete(grilles);
    // a low score for a header in the lower half: an answer key of two columns, at the foot of a text, has the titles of a table too
    if (entete !== null && entete.rang > entete.grille.rangees.length / 2) return 0.3;
    if (entete !== null) return countNamedColumns(entete) > 2 ? 0.8 : 0.6;
    // a workbook always has a score: it can be nothing but a table
    if (entree.classeur() !== null) return 0.3;
    if (findGuessedTable(grilles) !== null) return 0.5;
    // the score is a little more than that of a text whose lines are cut by chance
    return grilles.some(isRegularTable) ? 0.46 : 0;
  },
  lire(entree, consignes = SANS_CONSIGNES) {
    const grilles = entree.apercuGrilles();
    if (entree.classeur() !== null) return sheetsOf(entree, grilles, consignes);
    const lue = readOne(entree, grilles, consignes);
    if (lue === null) throw new UnreadableFileError(SANS_COLONNES);
    return { ...lue, tables: [lue.table] };
  },
};

const SANS_COLONNES =
  "Les colonnes n’ont pas été reconnues\u00A0: mettez une première ligne «\u00A0question\u00A0», «\u00A0bonne réponse\u00A0», «\u00A0proposition 1\u00A0» et les suivantes.";

type LectureDeTable = LectureBrute & { readonly table: ApercuDeTableComprise };

/** The questions of one table, whose columns the author, the titles or a guess name; null when it has less than two columns. */
function readOne(
  entree: SourceImport,
  grilles: readonly GrilleTableau[],
  consignes: Consignes,
): LectureDeTable | null {
  const entete = trouverEntete(grilles);
  const guessed = entete === null ? findGuessedTable(grilles) : null;
  const known = findHeaderNamedInAnotherFile(grilles, consignes);
  const apercu =
    known?.grille ?? entete?.grille ?? guessed?.grille ?? findMostRegularTable(grilles);
  if (apercu === undefined) return null;
  const feuille = sheetName(apercu);
  const raw = entree.grille(apercu).rangees;
  const rangees = known === null && entete !== null ? layOutRowsForHeader(entete, raw) : raw;
  const said = consignes.colonnes?.[feuille];
  if (said !== undefined) {
    const at = known?.rang ?? entete?.rang ?? findRankOfFirstRowOfCells(rangees);
    const rang = said.titres ? at : at - 1;
    return byHand(entree, apercu, rangees, rang, said.titres, said.roles, "auteur");
  }
  if (known !== null)
    return byHand(entree, apercu, rangees, known.rang, true, known.roles, "connue");
  if (entete !== null) {
    const { quizz, details, first } = readTitledTables(rangees, entete);
    const shaped = first?.shaped ?? { rows: [], colonnes: entete.colonnes };
    const roles = rolesOfColumns(
      shaped.colonnes,
      countTableColumns([entete.titles, ...shaped.rows]),
    );
    const table = composeTablePreview({
      feuille,
      header: first?.titles === entete.titles ? entete.written : first?.titles,
      rows: shaped.rows,
      roles,
      origine: "titres",
    });
    return { quizz: [quizz], details: [...dire(entree, apercu), ...details], table };
  }
  if (guessed !== null) {
    const { debut, forme } = guessed;
    const question = forme.roles.indexOf("question");
    const rows = withoutQuestionNumbersAndPoints(withoutMarkdownRuleLines(rangees.slice(debut)), {
      question,
    });
    const header = debut === 1 ? rangees[0] : undefined;
    const roles = fill(forme.roles, countTableColumns(rangees));
    return {
      quizz: [{ titre: "", lignes: rows.map(forme.lire), total: rows.length }],
      details: [...dire(entree, apercu), "sans titres connus", forme.dite],
      table: composeTablePreview({ feuille, header, rows, roles, origine: "devinee" }),
    };
  }
  return unnamed(entree, apercu);
}

const fill = (roles: readonly ColumnRole[], width: number): readonly ColumnRole[] =>
  Array.from({ length: width }, (_, column) => roles[column] ?? "rien");

/** A table of unknown columns: no question, until its author names them. */
function unnamed(entree: SourceImport, apercu: GrilleTableau): LectureDeTable | null {
  const { rangees } = entree.grille(apercu);
  const width = countTableColumns(rangees);
  if (width < 2) return null;
  const at = findRankOfFirstRowOfCells(rangees);
  const first = rangees[at];
  const named = rolesOfColumns(
    findColumnsOfKnownTitles(first === undefined ? [] : lireTitresDeRangee(first)),
    width,
  );
  const titled = named.some((role) => role !== "rien") || mayStartWithTitles(rangees.slice(at));
  const table = composeTablePreview({
    feuille: sheetName(apercu),
    header: titled ? first : undefined,
    rows: rangees.slice(titled ? at + 1 : at),
    roles: titled ? named : fill([], width),
    origine: "inconnue",
  });
  return { quizz: [{ titre: "", lignes: [], total: 0 }], details: dire(entree, apercu), table };
}

/** A table whose columns its author has named. @param rang of the row before the questions */
function byHand(
  entree: SourceImport,
  apercu: GrilleTableau,
  raw: readonly RangeeTableau[],
  rang: number,
  titled: boolean,
  said: readonly ColumnRole[],
  origine: ApercuDeTableComprise["origine"],
): LectureDeTable {
  const top = titled ? raw[rang] : undefined;
  const named = top === undefined ? null : lireEnteteTableau(lireTitresDeRangee(top));
  const under = raw.slice(rang + 1);
  const { header, rows } =
    top === undefined || named === null
      ? { header: top, rows: withoutMarkdownRuleLines(under) }
      : reshapeTitledRows(top, under, named);
  const roles = fill(said, countTableColumns(header === undefined ? rows : [header, ...rows]));
  const table = composeTablePreview({ feuille: sheetName(apercu), header, rows, roles, origine });
  const titles = header === undefined ? null : lireTitresDeRangee(header);
  const colonnes = columnsOfRoles(roles, titles);
  const details = dire(entree, apercu);
  if (colonnes === null) return { quizz: [{ titre: "", lignes: [], total: 0 }], details, table };
  const read = readQuestionRows({ header, rows, colonnes }, true);
  const titre = findQuizzTitleAbove(raw.slice(0, Math.max(0, rang)));
  const quizz = { titre, ...read, total: read.lignes.length };
  return { quizz: [quizz], details: [...details, ...read.details], table };
}

/**
 * One quizz for each sheet of a workbook, under the sheet's name; those that are hidden are named and left out. A sheet of unknown
 * columns gives a quizz without questions, until its author names them.
 */
function sheetsOf(
  entree: SourceImport,
  grilles: readonly GrilleTableau[],
  consignes: Consignes,
): LectureBrute {
  const remarques: string[] = [];
  const lues = grilles.flatMap((grille) => {
    const nom = sheetName(grille);
    if (grille.origine === "classeur" && grille.cachee) {
      remarques.push(`La feuille «\u00A0${nom}\u00A0» est cachée\u00A0: elle n’est pas lue.`);
      return [];
    }
    if (grille.rangees.length === 0) return [];
    const lue = readOne(entree, [grille], consignes);
    if (lue === null || lue.table.origine === "inconnue")
      remarques.push(
        `La feuille «\u00A0${nom}\u00A0» n’a pas de colonnes connues\u00A0: elle n’est pas lue.`,
      );
    return lue === null ? [] : [{ nom, ...lue }];
  });
  if (lues.length === 0) throw new UnreadableFileError(SANS_COLONNES);
  const named = lues.filter(({ table }) => table.origine !== "inconnue");
  const [seule = lues[0]] = named;
  return {
    quizz: lues.flatMap((une) =>
      une.quizz.map((un) => ({
        ...un,
        // the only sheet of questions gets no title here, so that its quizz is named after the file
        titre: un.titre === "" && (named.length > 1 || une !== seule) ? une.nom : un.titre,
      })),
    ),
    details: named.length > 1 ? [`${named.length} feuilles`] : (seule?.details ?? []),
    remarques,
    tables: lues.map(({ table }) => table),
  };
}

/** How a table was read, in French: its separator and encoding, or its sheet. */
function dire(entree: SourceImport, grille: GrilleTableau): readonly string[] {
  if (grille.origine === "classeur")
    return grille.nom === "" ? ["un classeur"] : [`la feuille «\u00A0${grille.nom}\u00A0»`];
  return [NOMS_SEPARATEURS[grille.separateur], entree.texte()?.encodage ?? ""];
}
