/**
 * A table of one's own: CSV, TSV, cells pasted from a sheet, or a workbook; with a header in French or in English, in any order, or
 * without when it is plain what each column is. Pure.
 */
import { OPTIONS_MAX } from "#contracts/limites.ts";
import { attendReponse } from "#contracts/quizz.ts";
import type { Entree } from "../entree.ts";
import type { Format, LectureBrute, QuizzBrut } from "../format.ts";
import { FichierIllisible, type Ligne, type Partie } from "../lecture.ts";
import { premierNumero } from "../outils/bonnes.ts";
import { type Colonnes, lireEntete } from "../outils/colonnes.ts";
import {
  celluleEn,
  type Grille,
  NOMS_SEPARATEURS,
  type Rangee,
  titresDe,
} from "../outils/grille.ts";
import { obvies, type SansTitres } from "../outils/sans-titres.ts";
import { ligneDeTableau } from "../outils/ligne-de-tableau.ts";

/** A header is among the first rows: a title, a date may come before. */
const ENTETE_AVANT = 12;

interface Entete {
  readonly grille: Grille;
  /** Rank of its row. */
  readonly rang: number;
  readonly colonnes: Colonnes;
}

/** Markdown rules its tables: "|---|:-:|". */
const sansTraits = (rangees: readonly Rangee[]): readonly Rangee[] =>
  rangees.filter(
    ({ cellules }) =>
      !cellules.some(({ texte }) => /--|:-|-:/.test(texte)) ||
      !cellules.every(({ texte }) => /^(?::?-+:?)?$/.test(texte.trim())),
  );

/** How much of a table a header explains. */
const poids = ({ colonnes: { options, fausses, ...nommees } }: Entete): number =>
  options.length + fausses.length + Object.keys(nommees).length;

function trouverEntete(grilles: readonly Grille[]): Entete | null {
  const trouves = grilles.flatMap((grille) =>
    grille.rangees.slice(0, ENTETE_AVANT).flatMap((rangee, rang) => {
      const colonnes = rangee.cellules.length < 2 ? null : lireEntete(titresDe(rangee));
      return colonnes === null ? [] : [{ grille, rang, colonnes }];
    }),
  );
  return trouves.reduce<Entete | null>(
    (mieux, un) => (mieux === null || poids(un) > poids(mieux) ? un : mieux),
    null,
  );
}

function trouverObvie(grilles: readonly Grille[]): { grille: Grille; forme: SansTitres } | null {
  for (const grille of grilles) {
    const forme = obvies(grille.rangees);
    if (forme !== null) return { grille, forme };
  }
  return null;
}

export const tableau: Format = {
  id: "tableau",
  nom: "un tableau",
  reconnaitre(entree) {
    const grilles = entree.apercuGrilles();
    const entete = trouverEntete(grilles);
    if (entete !== null) return poids(entete) > 2 ? 0.8 : 0.6;
    // a workbook is nothing but a table
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

/** A table of one of these grids; null when no column is known. */
function readOne(entree: Entree, grilles: readonly Grille[]): LectureBrute | null {
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

/** Every sheet of a workbook that can be read, a quizz each under its name; the others are named. */
function sheetsOf(entree: Entree, grilles: readonly Grille[]): LectureBrute {
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
    // one sheet of notes beside the questions is told all the same
    remarques,
  };
}

/** The separator or the sheet, in words. */
function dire(entree: Entree, grille: Grille): readonly string[] {
  if (grille.origine === "classeur")
    return grille.nom === "" ? ["un classeur"] : [`la feuille «\u00A0${grille.nom}\u00A0»`];
  return [NOMS_SEPARATEURS[grille.separateur], entree.texte()?.encodage ?? ""];
}

function avecTitres(entree: Entree, { grille: apercu, rang, colonnes }: Entete) {
  const grille = entree.grille(apercu);
  // of several runs of options, those that have something in them
  const rangees = sansTraits(grille.rangees.slice(rang + 1));
  const depuis = premierNumero(
    rangees.map((rangee) => ({
      dite: celluleEn(rangee, colonnes.bonnes).texte.trim(),
      options: colonnes.options.map((colonne) => celluleEn(rangee, colonne).texte.trim()),
    })),
  );
  const lignes = rangees.map((rangee) => ligneDeTableau(rangee, colonnes, depuis));
  const titre = titreAvant(grille.rangees.slice(0, rang));
  const quizz: QuizzBrut = {
    titre,
    lignes,
    total: lignes.length,
    parties: partiesDe(rangees, colonnes, lignes),
  };
  const temps = colonnes.temps === undefined ? [] : ["temps en secondes"];
  const trop =
    colonnes.options.length > OPTIONS_MAX ? [`${colonnes.options.length} propositions`] : [];
  const zero = depuis === 0 ? ["propositions comptées depuis 0"] : [];
  return { quizz: [quizz], details: [...dire(entree, apercu), ...temps, ...trop, ...zero] };
}

/** A row of one cell above the header. */
function titreAvant(rangees: readonly Rangee[]): string {
  const seules = rangees.flatMap(({ cellules }) => {
    const pleines = cellules.map(({ texte }) => texte.trim()).filter((texte) => texte !== "");
    return pleines.length === 1 ? pleines : [];
  });
  return seules[0]?.split("\n")[0] ?? "";
}

/** Runs of rows that say the same level or round, two or more. */
export function partiesDe(
  rangees: readonly Rangee[],
  { partie }: Pick<Colonnes, "partie">,
  lignes: readonly Ligne[],
): readonly Partie[] {
  if (partie === undefined) return [];
  const parties: { nom: string; debut: number; fin: number }[] = [];
  rangees.forEach((rangee, rang) => {
    const nom = celluleEn(rangee, partie).texte.trim();
    const derniere = parties.at(-1);
    const une = lignes[rang];
    if (nom === "" || une === undefined) return;
    if (derniere?.nom === nom && derniere.fin === rang - 1) derniere.fin = rang;
    else if (une.sorte !== "question" || attendReponse(une.question))
      parties.push({ nom, debut: rang, fin: rang });
  });
  return parties.filter(({ debut, fin }) => debut < fin);
}
