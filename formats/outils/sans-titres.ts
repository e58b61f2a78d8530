/** Guesses the columns of a table without a header, when its rows are alike. Pure. */
import type { ColumnRole, LigneImport } from "../lecture.ts";
import { lireBonnesReponses } from "./bonnes.ts";
import { isMarkedRight, withoutRightOrWrongMarks } from "./listed-options.ts";
import { withoutOptionLabels } from "./ligne-de-tableau.ts";
import { buildQuestionOfCells } from "../texte/answers.ts";
import { calculerNombreDeCellulesUsuel, type RangeeTableau } from "./grille.ts";
import {
  creerLigneChoix,
  creerLigneIgnoree,
  estMemeTexte,
  PHRASES_COMMUNES_IMPORT,
} from "./ligne.ts";

/** Columns guessed without titles: `dite` tells the author the guess, `lire` reads a row by it. */
export interface ColonnesDevinees {
  readonly dite: string;
  readonly roles: readonly ColumnRole[];
  readonly lire: (rangee: RangeeTableau) => LigneImport;
}

const textesDe = ({ cellules }: RangeeTableau): string[] => {
  const textes = cellules.map(({ texte }) => texte.trim());
  while (textes.at(-1) === "") textes.pop();
  return textes;
};

/** What names an option by its letter or its number: "B", "(b)", "Réponse : B". */
const DESIGNATION = /^[([]?(?:r[ée]p(?:onse)?\.?\s*:?\s*)?([1-9a-hA-H])\s?[)\].]?$/i;

const letterLast = ({ cellules: [letter, ...rest], ...row }: RangeeTableau): RangeeTableau => ({
  ...row,
  cellules: letter === undefined ? rest : [...rest, letter],
});

/**
 * Guesses the columns of rows nearly all alike: a question, its options, and perhaps the right answer last, by number, letter or
 * text. Null when the rows are rather lines of a text with commas.
 */
export function devinerColonnesSansEntete(all: readonly RangeeTableau[]): ColonnesDevinees | null {
  const full = all.filter((row) => textesDe(row).length > 1);
  // a row of one cell names a round, where all other rows begin with a number, and is left out
  const rounds =
    full.length * 3 >= all.length * 2 &&
    full.every((row) => /^\d{1,4}$/.test(textesDe(row)[0] ?? ""));
  const rangees = rounds ? full : all;
  const letters = rangees.map(({ cellules }) => cellules[0]?.texte.trim().toUpperCase() ?? "");
  // letters in the first column name the right answer, unless they run A, B, C, D down the rows
  if (
    letters.every((letter) => /^[A-H]$/.test(letter)) &&
    letters.some((letter, rank) => letter !== "ABCDEFGH"[rank])
  ) {
    const turned = devinerColonnesSansEntete(rangees.map(letterLast));
    return turned?.roles.at(-1) === "bonnes"
      ? {
          dite: "la première colonne dit la bonne",
          roles: ["bonnes", ...turned.roles.slice(0, -1)],
          lire: (rangee) => turned.lire(letterLast(rangee)),
        }
      : null;
  }
  const largeur = calculerNombreDeCellulesUsuel(rangees);
  const usuelles = rangees.filter(({ cellules }) => cellules.length === largeur);
  if (largeur < 3 || rangees.length < 2 || usuelles.length < rangees.length * 0.7) return null;
  const lues = usuelles.slice(0, 50).map(textesDe);
  // the first column may number the questions: "1;Quelle…"
  const numerotees = lues.every(([numero = ""]) => /^\d{1,4}$/.test(numero));
  const debut = numerotees ? 1 : 0;
  const longueur = (rang: number) =>
    lues.reduce((somme, textes) => somme + (textes[rang] ?? "").length, 0) / lues.length;
  const interroge = lues.filter((textes) => /[?？:…]\s*$/.test(textes[debut] ?? "")).length;
  // the question's column has question marks, or longer texts than the next column
  if (interroge * 2 < lues.length && longueur(debut) < 1.5 * longueur(debut + 1)) return null;
  const widest = Math.max(...lues.map(({ length }) => length));
  const whole = lues.filter(({ length }) => length === widest);
  // letters in the last column name the right answer, even if some rows lack theirs
  const lettered =
    whole.length < lues.length &&
    whole.length * 5 >= lues.length * 4 &&
    widest > debut + 3 &&
    whole.every((textes) => /^[A-H]$/.test(textes.at(-1) ?? "")) &&
    lues.every(({ length }) => length >= widest - 1);
  const designe = (lettered ? whole : lues).every((textes) => {
    const derniere = textes.at(-1) ?? "";
    const options = textes.slice(debut + 1, -1);
    return (
      options.length > 1 &&
      (DESIGNATION.test(derniere) || options.some((option) => estMemeTexte(option, derniere)))
    );
  });
  const marked = lues.filter((textes) => {
    const options = textes.slice(debut + 1);
    const right = options.filter(isMarkedRight).length;
    return right > 0 && right < options.length;
  }).length;
  if (marked >= lues.length * 0.9)
    return {
      dite: "la bonne est marquée",
      roles: [
        ...(numerotees ? (["rien", "question"] as const) : (["question"] as const)),
        ...Array.from({ length: Math.max(0, largeur - debut - 1) }, () => "proposition" as const),
      ],
      lire: (rangee) => markedRow(rangee, debut),
    };
  // rows of ticks alone have no answers: without titles, nothing says what is ticked
  const isTicked = (textes: readonly string[]) =>
    textes.slice(debut + 1).every((texte) => /^(?:x|[✓✔✅☑]\uFE0F?|)$/iu.test(texte));
  if (lues.filter(isTicked).length * 2 >= lues.length) return null;
  const starred = lues.some((textes) => textes.some((texte) => /^[*=]\s*\S|\S\s?\*$/.test(texte)));
  const before: readonly ColumnRole[] = numerotees ? ["rien", "question"] : ["question"];
  const after = Array.from({ length: Math.max(0, largeur - before.length - 1) });
  return designe
    ? {
        dite: "la dernière colonne dit la bonne",
        roles: [...before, ...after.map(() => "proposition" as const), "bonnes"],
        lire: (rangee) => parDerniere(rangee, debut, lettered && textesDe(rangee).length < widest),
      }
    : {
        dite: "la question d’abord",
        roles: [
          ...before,
          starred ? "proposition" : "bonnes",
          ...after.map(() => (starred ? ("proposition" as const) : ("fausse" as const))),
        ],
        lire(rangee) {
          const [text = "", ...suite] = textesDe(rangee).slice(debut);
          return suite.length === 0
            ? creerLigneIgnoree(
                rangee.ligne,
                text === "" ? PHRASES_COMMUNES_IMPORT.sansQuestion : "Une ligne sans réponse",
                text,
              )
            : buildQuestionOfCells(text, suite, rangee.ligne);
        },
      };
}

function markedRow(rangee: RangeeTableau, debut: number): LigneImport {
  const [text = "", ...options] = textesDe(rangee).slice(debut);
  return creerLigneChoix({
    ou: rangee.ligne,
    text,
    options: options.map((texte) => ({
      texte: withoutRightOrWrongMarks(texte),
      bonne: isMarkedRight(texte),
    })),
  });
}

/** Reads a row whose last cell tells the right option. @param forgotten whether the row lacks that cell */
function parDerniere(rangee: RangeeTableau, debut: number, forgotten: boolean): LigneImport {
  const [text = "", ...suite] = textesDe(rangee).slice(debut);
  if (suite.length === 0)
    return creerLigneIgnoree(rangee.ligne, PHRASES_COMMUNES_IMPORT.sansQuestion, text);
  const dite = forgotten ? "" : (suite.pop() ?? "");
  const options = withoutOptionLabels(
    suite.map((texte) => ({ texte, sorte: "texte" })),
    false,
  ).map(({ texte }) => texte);
  const cellule = [...rangee.cellules].reverse().find(({ texte }) => texte.trim() !== "");
  const { rangs, doutes, perdues } = lireBonnesReponses(
    { texte: DESIGNATION.exec(dite)?.[1] ?? dite, sorte: cellule?.sorte ?? "texte" },
    options,
  );
  return creerLigneChoix({
    ou: rangee.ligne,
    text,
    options: options.map((texte, rang) => ({ texte, bonne: rangs.includes(rang) })),
    doutes: [
      ...doutes,
      ...perdues.map(
        (perdue) => `La bonne réponse «\u00A0${perdue}\u00A0» n’est pas une des propositions.`,
      ),
    ],
  });
}
