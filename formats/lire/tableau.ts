/**
 * A table of one's own: CSV, TSV, cells pasted from a sheet, or a workbook; with a header in French or in English, in any order, or
 * without when it is plain what each column is. Pure.
 */
import { OPTIONS_QUESTION_MAX } from "#contracts/limites.ts";
import { questionAttendReponse } from "#contracts/quizz.ts";
import type { SourceImport } from "../entree.ts";
import type { FormatImport, LectureBrute, QuizzEnLecture } from "../format.ts";
import { FichierIllisible, type LigneImport, type PlageDeLignes } from "../lecture.ts";
import { trouverNumeroDePremiereOption } from "../outils/bonnes.ts";
import { type ColonnesTableau, lireEnteteTableau } from "../outils/colonnes.ts";
import {
  lireCellule,
  type GrilleTableau,
  NOMS_SEPARATEURS,
  type RangeeTableau,
  lireTitresDeRangee,
} from "../outils/grille.ts";
import { devinerColonnesSansEntete, type TableauSansEntete } from "../outils/sans-titres.ts";
import { lireLigneDeTableau } from "../outils/ligne-de-tableau.ts";

/** The header of a table is looked for in so many first rows, since a title or a date may come before. */
const ENTETE_AVANT = 12;

interface Entete {
  readonly grille: GrilleTableau;
  /** Rank of the header's row. */
  readonly rang: number;
  readonly colonnes: ColonnesTableau;
}

/** Removes the rule lines of Markdown tables: "|---|:-:|". */
const sansTraits = (rangees: readonly RangeeTableau[]): readonly RangeeTableau[] =>
  rangees.filter(
    ({ cellules }) =>
      !cellules.some(({ texte }) => /--|:-|-:/.test(texte)) ||
      !cellules.every(({ texte }) => /^(?::?-+:?)?$/.test(texte.trim())),
  );

/** The number of columns that a header names, by which the best header is chosen. */
const poids = ({ colonnes: { options, fausses, ...nommees } }: Entete): number =>
  options.length + fausses.length + Object.keys(nommees).length;

function trouverEntete(grilles: readonly GrilleTableau[]): Entete | null {
  const trouves = grilles.flatMap((grille) =>
    grille.rangees.slice(0, ENTETE_AVANT).flatMap((rangee, rang) => {
      const colonnes =
        rangee.cellules.length < 2 ? null : lireEnteteTableau(lireTitresDeRangee(rangee));
      return colonnes === null ? [] : [{ grille, rang, colonnes }];
    }),
  );
  return trouves.reduce<Entete | null>(
    (mieux, un) => (mieux === null || poids(un) > poids(mieux) ? un : mieux),
    null,
  );
}

function trouverObvie(
  grilles: readonly GrilleTableau[],
): { grille: GrilleTableau; forme: TableauSansEntete } | null {
  for (const grille of grilles) {
    const forme = devinerColonnesSansEntete(grille.rangees);
    if (forme !== null) return { grille, forme };
  }
  return null;
}

export const formatTableau: FormatImport = {
  id: "tableau",
  nom: "un tableau",
  reconnaitre(entree) {
    const grilles = entree.apercuGrilles();
    const entete = trouverEntete(grilles);
    if (entete !== null) return poids(entete) > 2 ? 0.8 : 0.6;
    // a workbook can be nothing but a table
    if (entree.classeur() !== null) return 0.3;
    return trouverObvie(grilles) === null ? 0 : 0.5;
  },
  lire(entree) {
    const grilles = entree.apercuGrilles();
    if (entree.classeur() !== null) return sheetsOf(entree, grilles);
    const lue = readOne(entree, grilles);
    if (lue === null) throw new FichierIllisible(SANS_COLONNES);
    return lue;
  },
};

const SANS_COLONNES =
  "Les colonnes n’ont pas été reconnues\u00A0: mettez une première ligne «\u00A0question\u00A0», «\u00A0bonne réponse\u00A0», «\u00A0proposition 1\u00A0» et les suivantes.";

/** The questions of the first grid with known columns; null when no grid has any. */
function readOne(entree: SourceImport, grilles: readonly GrilleTableau[]): LectureBrute | null {
  const entete = trouverEntete(grilles);
  if (entete !== null) return avecTitres(entree, entete);
  const obvie = trouverObvie(grilles);
  if (obvie === null) return null;
  const rangees = sansTraits(entree.grille(obvie.grille).rangees);
  const lignes = rangees.map(obvie.forme.lire);
  return {
    quizz: [{ titre: "", lignes, total: rangees.length }],
    details: [...dire(entree, obvie.grille), "sans titres", obvie.forme.dite],
  };
}

/** One quizz for each readable sheet of a workbook, under the sheet's name; a remark names the other sheets. */
function sheetsOf(entree: SourceImport, grilles: readonly GrilleTableau[]): LectureBrute {
  const remarques: string[] = [];
  const lues = grilles.flatMap((grille) => {
    const nom = grille.origine === "classeur" ? grille.nom : "";
    if (grille.origine === "classeur" && grille.cachee) {
      remarques.push(`La feuille «\u00A0${nom}\u00A0» est cachée\u00A0: elle n’est pas lue.`);
      return [];
    }
    const lue = readOne(entree, [grille]);
    if (lue === null)
      remarques.push(
        `La feuille «\u00A0${nom}\u00A0» n’a pas de colonnes connues\u00A0: elle n’est pas lue.`,
      );
    return lue === null ? [] : [{ nom, ...lue }];
  });
  const [seule] = lues;
  if (seule === undefined) throw new FichierIllisible(SANS_COLONNES);
  return {
    quizz:
      lues.length === 1
        ? seule.quizz
        : lues.flatMap(({ nom, quizz }) =>
            quizz.map((un) => ({ ...un, titre: un.titre === "" ? nom : un.titre })),
          ),
    details: lues.length === 1 ? (seule.details ?? []) : [`${lues.length} feuilles`],
    // a single sheet of notes beside the questions is mentioned too
    remarques,
  };
}

/** How a table was read, in French: its separator and encoding, or its sheet. */
function dire(entree: SourceImport, grille: GrilleTableau): readonly string[] {
  if (grille.origine === "classeur")
    return grille.nom === "" ? ["un classeur"] : [`la feuille «\u00A0${grille.nom}\u00A0»`];
  return [NOMS_SEPARATEURS[grille.separateur], entree.texte()?.encodage ?? ""];
}

function avecTitres(entree: SourceImport, { grille: apercu, rang, colonnes }: Entete) {
  const grille = entree.grille(apercu);
  // when the header has several groups of option columns, those with content are kept
  const rangees = sansTraits(grille.rangees.slice(rang + 1));
  const depuis = trouverNumeroDePremiereOption(
    rangees.map((rangee) => ({
      dite: lireCellule(rangee, colonnes.bonnes).texte.trim(),
      options: colonnes.options.map((colonne) => lireCellule(rangee, colonne).texte.trim()),
    })),
  );
  const lignes = rangees.map((rangee) => lireLigneDeTableau(rangee, colonnes, depuis));
  const titre = titreAvant(grille.rangees.slice(0, rang));
  const quizz: QuizzEnLecture = {
    titre,
    lignes,
    total: lignes.length,
    parties: trouverPlagesDeNiveau(rangees, colonnes, lignes),
  };
  const temps = colonnes.temps === undefined ? [] : ["temps en secondes"];
  const trop =
    colonnes.options.length > OPTIONS_QUESTION_MAX
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
