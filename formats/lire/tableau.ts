/**
 * A table of one's own: CSV, TSV, cells pasted from a sheet, or a workbook; with a header in French or in English, in any order, or
 * without when it is plain what each column is. Pure.
 */
import { OPTIONS_PAR_QUESTION_MAX } from "#contracts/limites.ts";
import { questionAttendReponse } from "#contracts/quizz.ts";
import type { SourceImport } from "../entree.ts";
import type { FormatImport, LectureBrute, QuizzEnLecture } from "../format.ts";
import {
  type ColumnRole,
  type Consignes,
  FichierIllisible,
  type LigneImport,
  type PlageDeLignes,
  SANS_CONSIGNES,
  type TableComprise,
} from "../lecture.ts";
import { trouverNumeroDePremiereOption } from "../outils/bonnes.ts";
import {
  type ColonnesTableau,
  lireEnteteTableau,
  nameColumns,
  optionRank,
} from "../outils/colonnes.ts";
import { plierTitre } from "../outils/objets.ts";
import {
  lireCellule,
  type GrilleTableau,
  NOMS_SEPARATEURS,
  type RangeeTableau,
  lireTitresDeRangee,
  sheetName,
} from "../outils/grille.ts";
import {
  columnsOfRoles,
  describeTable,
  mayStartWithTitles,
  rolesOfColumns,
  widthOf,
} from "../outils/named-columns.ts";
import { lireLigneDeTableau } from "../outils/ligne-de-tableau.ts";
import { readTitle } from "../outils/titles.ts";
import { reshape } from "../outils/reshape.ts";
import { columnDoubt, doubted, unreadTitles, withDoubtsOfTable } from "../outils/table-doubts.ts";
import {
  type Entete,
  findKnown,
  firstRow,
  isEven,
  mostRegular,
  poids,
  sansTraits,
  trouverEntete,
  trouverObvie,
} from "../outils/table-header.ts";

export const formatTableau: FormatImport = {
  id: "tableau",
  nom: "un tableau",
  reconnaitre(entree, consignes = SANS_CONSIGNES) {
    const grilles = entree.apercuGrilles();
    if (findKnown(grilles, consignes) !== null) return 0.9;
    const entete = trouverEntete(grilles);
    // a key in two columns, at the foot of a text, has the titles of a table too
    if (entete !== null && entete.rang > entete.grille.rangees.length / 2) return 0.3;
    if (entete !== null) return poids(entete) > 2 ? 0.8 : 0.6;
    // a workbook can be nothing but a table
    if (entree.classeur() !== null) return 0.3;
    if (trouverObvie(grilles) !== null) return 0.5;
    // a little more than a text whose lines are cut by chance
    return grilles.some(isEven) ? 0.46 : 0;
  },
  lire(entree, consignes = SANS_CONSIGNES) {
    const grilles = entree.apercuGrilles();
    if (entree.classeur() !== null) return sheetsOf(entree, grilles, consignes);
    const lue = readOne(entree, grilles, consignes);
    if (lue === null) throw new FichierIllisible(SANS_COLONNES);
    return { ...lue, tables: [lue.table] };
  },
};

const SANS_COLONNES =
  "Les colonnes n’ont pas été reconnues\u00A0: mettez une première ligne «\u00A0question\u00A0», «\u00A0bonne réponse\u00A0», «\u00A0proposition 1\u00A0» et les suivantes.";

type LectureDeTable = LectureBrute & { readonly table: TableComprise };

/** The questions of one table, whose columns the author, the titles or a guess name; null when it has less than two columns. */
function readOne(
  entree: SourceImport,
  grilles: readonly GrilleTableau[],
  consignes: Consignes,
): LectureDeTable | null {
  const entete = trouverEntete(grilles);
  const obvie = entete === null ? trouverObvie(grilles) : null;
  const known = findKnown(grilles, consignes);
  const apercu = known?.grille ?? entete?.grille ?? obvie?.grille ?? mostRegular(grilles);
  if (apercu === undefined) return null;
  const feuille = sheetName(apercu);
  const { rangees } = entree.grille(apercu);
  const said = consignes.colonnes?.[feuille];
  if (said !== undefined) {
    const at = known?.rang ?? entete?.rang ?? firstRow(rangees);
    return byHand(entree, apercu, said.titres ? at : at - 1, said.titres, said.roles, "auteur");
  }
  if (known !== null) return byHand(entree, apercu, known.rang, true, known.roles, "connue");
  if (entete !== null) {
    const titled = rangees.map((rangee, rang) => (rang === entete.rang ? entete.header : rangee));
    const shaped = shapedRows(titled, entete);
    const rows = shaped.rangees.slice(entete.rang + 1);
    const roles = rolesOfColumns(shaped.colonnes, widthOf(shaped.rangees.slice(entete.rang)));
    const last = shaped.rangees[entete.rang];
    // the next file of these titles is found by those that are written
    const header = last === entete.header ? rangees[entete.rang] : last;
    const table = describeTable({ feuille, header, rows, roles, origine: "titres" });
    return { ...avecTitres(entree, { ...entete, ...shaped }), table };
  }
  if (obvie !== null) {
    const { debut, forme } = obvie;
    const rows = sansTraits(rangees.slice(debut));
    const header = debut === 1 ? rangees[0] : undefined;
    const roles = fill(forme.roles, widthOf(rangees));
    return {
      quizz: [{ titre: "", lignes: rows.map(forme.lire), total: rows.length }],
      details: [...dire(entree, apercu), "sans titres connus", forme.dite],
      table: describeTable({ feuille, header, rows, roles, origine: "devinee" }),
    };
  }
  return unnamed(entree, apercu);
}

/** The rows of a table whose titles are known, in the usual shape; those before its titles stay. */
function shapedRows(
  rangees: readonly RangeeTableau[],
  { rang, colonnes }: Pick<Entete, "rang" | "colonnes">,
): { readonly rangees: readonly RangeeTableau[]; readonly colonnes: ColonnesTableau } {
  const shaped = reshape(sansTraits(rangees.slice(rang)), colonnes);
  return shaped === null
    ? { rangees, colonnes }
    : {
        rangees: [...rangees.slice(0, rang), shaped.header, ...shaped.rows],
        colonnes: shaped.colonnes,
      };
}

const fill = (roles: readonly ColumnRole[], width: number): readonly ColumnRole[] =>
  Array.from({ length: width }, (_, column) => roles[column] ?? "rien");

/** A table of unknown columns: no question, until its author names them. */
function unnamed(entree: SourceImport, apercu: GrilleTableau): LectureDeTable | null {
  const { rangees } = entree.grille(apercu);
  const width = widthOf(rangees);
  if (width < 2) return null;
  const at = firstRow(rangees);
  const first = rangees[at];
  const named = rolesOfColumns(
    nameColumns(first === undefined ? [] : lireTitresDeRangee(first)),
    width,
  );
  const titled = named.some((role) => role !== "rien") || mayStartWithTitles(rangees.slice(at));
  const table = describeTable({
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
  rang: number,
  titled: boolean,
  said: readonly ColumnRole[],
  origine: TableComprise["origine"],
): LectureDeTable {
  const raw = entree.grille(apercu).rangees;
  const top = titled ? raw[rang] : undefined;
  const named = top === undefined ? null : lireEnteteTableau(lireTitresDeRangee(top));
  const rangees =
    named === null
      ? [...raw.slice(0, rang + 1), ...sansTraits(raw.slice(rang + 1))]
      : shapedRows(raw, { rang, colonnes: named }).rangees;
  const header = titled ? rangees[rang] : undefined;
  const roles = fill(said, widthOf(rangees));
  const rows = rangees.slice(rang + 1);
  const table = describeTable({ feuille: sheetName(apercu), header, rows, roles, origine });
  const titles = header === undefined ? null : lireTitresDeRangee(header);
  const colonnes = columnsOfRoles(roles, titles);
  return colonnes === null
    ? { quizz: [{ titre: "", lignes: [], total: 0 }], details: dire(entree, apercu), table }
    : { ...avecTitres(entree, { grille: apercu, rang, colonnes, rangees }, true), table };
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
  if (lues.length === 0) throw new FichierIllisible(SANS_COLONNES);
  const named = lues.filter(({ table }) => table.origine !== "inconnue");
  const [seule = lues[0]] = named;
  return {
    quizz: lues.flatMap((une) =>
      une.quizz.map((un) => ({
        ...un,
        // the name of the file serves for the only sheet of questions
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

/** @param named whether the author named the columns, and so left the others out */
function avecTitres(
  entree: SourceImport,
  {
    grille: apercu,
    rang,
    colonnes,
    rangees: all,
  }: Omit<Entete, "header"> & { readonly rangees: readonly RangeeTableau[] },
  named = false,
) {
  const rangees = all.slice(rang + 1);
  const header = all[rang];
  const titres =
    header === undefined
      ? []
      : colonnes.options.map((colonne) => plierTitre(lireCellule(header, colonne).texte));
  const told = rangees.map((rangee) => ({
    dite: lireCellule(rangee, colonnes.bonnes).texte.trim(),
    options: colonnes.options.map((colonne) => lireCellule(rangee, colonne).texte.trim()),
  }));
  // "option 0" counts from 0, whatever the answers
  const depuis = optionRank(titres[0] ?? "") === -1 ? 0 : trouverNumeroDePremiereOption(told);
  const by =
    header === undefined
      ? undefined
      : readTitle(plierTitre(lireCellule(header, colonnes.bonnes).texte))?.by;
  const unsure = columnDoubt(rangees, colonnes, depuis, by);
  const lues = rangees.map((rangee) =>
    doubted(
      lireLigneDeTableau(rangee, colonnes, depuis, titres, by === undefined ? "text" : "number"),
      unsure,
    ),
  );
  // a table that names its types says what is typed
  const lignes =
    colonnes.type === undefined
      ? withDoubtsOfTable(lues, named ? [] : unreadTitles(header, rangees, colonnes))
      : lues;
  const titre = titreAvant(all.slice(0, Math.max(0, rang)));
  const quizz: QuizzEnLecture = {
    titre,
    lignes,
    total: lignes.length,
    parties: trouverPlagesDeNiveau(rangees, colonnes, lignes),
  };
  const temps = colonnes.temps === undefined ? [] : ["temps en secondes"];
  const trop =
    colonnes.options.length > OPTIONS_PAR_QUESTION_MAX
      ? [`${colonnes.options.length} propositions`]
      : [];
  const zero = depuis === 0 ? ["propositions comptées depuis 0"] : [];
  return { quizz: [quizz], details: [...dire(entree, apercu), ...temps, ...trop, ...zero] };
}

/** The quizz's title: a row of one cell above the header. */
function titreAvant(rangees: readonly RangeeTableau[]): string {
  const seules = rangees.flatMap(({ cellules }) => {
    const pleines = cellules.map(({ texte }) => texte.trim()).filter((texte) => texte !== "");
    return pleines.length === 1 ? pleines : [];
  });
  return seules[0]?.split("\n")[0] ?? "";
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
