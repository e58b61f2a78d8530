/** A quizz as a table: CSV for anything, xlsx for Excel, which reads it without guessing at dates. Pure. */
import Papa from "papaparse";
import type { QuizzDeFichier } from "#contracts/fichier.ts";
import { MEDIA_QUESTION_DEFAUT, OPTIONS_MAX } from "#contracts/limites.ts";
import type { QuestionLue } from "../lecture.ts";
import { TITRES } from "../outils/colonnes.ts";
import { garder } from "../outils/formules.ts";
import { enCellule } from "../outils/listes.ts";
import { memeTexte } from "../outils/ligne.ts";
import { type CelluleEcrite, ecrireClasseur } from "../outils/xlsx-ecrire.ts";

const LARGEURS = TITRES.map((titre) =>
  titre === "Question" ? 60 : /^Proposition|^Preuve$|^Suite$/.test(titre) ? 28 : 16,
);

/** "2", "1 et 3"; "n° 2" when an option says just that. */
function numeros(textes: readonly string[], options: readonly string[]): string {
  const rangs = textes.map((texte) => options.indexOf(texte) + 1).filter((rang) => rang > 0);
  const dits = rangs.join(" et ");
  return options.some((option) => memeTexte(option, dits))
    ? rangs.map((rang) => `n° ${rang}`).join(" et ")
    : dits;
}

/** What is right, as the column says it: by number among options, else in full, one a line. */
function bonnes({ type, options, reponse }: QuestionLue): string {
  if (type === "choix") return numeros(reponse, options);
  return type === "entree" ? enCellule(reponse) : "";
}

const mediaEcrit = (media: string): string => (media === MEDIA_QUESTION_DEFAUT ? "" : media);

function rangeeDe(question: QuestionLue, partie: string): CelluleEcrite[] {
  const { type, text, options, reponse, precis, temps, media, preuve, suite, liste, aleatoire } =
    question;
  const montrees = type === "ordre" ? reponse : type === "choix" ? options : [];
  return [
    type,
    text,
    ...Array.from({ length: OPTIONS_MAX }, (_, rang) => montrees[rang] ?? ""),
    bonnes(question),
    type === "choix" ? numeros(precis, options) : enCellule(precis),
    temps === 0 ? null : temps,
    mediaEcrit(media),
    preuve?.text ?? "",
    mediaEcrit(preuve?.media ?? ""),
    suite?.text ?? "",
    mediaEcrit(suite?.media ?? ""),
    enCellule(liste),
    aleatoire && type !== "ordre" ? "oui" : "",
    partie,
  ];
}

/** The header and a row a question. */
function rangeesDe({ questions, aleatoire }: QuizzDeFichier): CelluleEcrite[][] {
  const partieDe = (rang: number): string => {
    for (let i = 0; i + 1 < aleatoire.length; i += 2)
      if ((aleatoire[i] ?? 0) <= rang && rang <= (aleatoire[i + 1] ?? -1)) return String(i / 2 + 1);
    return "";
  };
  return [[...TITRES], ...questions.map((une, rang) => rangeeDe(une, partieDe(rang)))];
}

/** With the mark that tells Excel it is UTF-8, and the separator of a French Excel. */
export function ecrireCsv(quizz: QuizzDeFichier): string {
  const rangees = rangeesDe(quizz).map((rangee) =>
    rangee.map((cellule) => (typeof cellule === "string" ? garder(cellule) : cellule)),
  );
  return `\uFEFF${Papa.unparse(rangees, { delimiter: ";", newline: "\r\n" })}\r\n`;
}

export const ecrireXlsx = (quizz: QuizzDeFichier): Uint8Array<ArrayBuffer> =>
  ecrireClasseur("Quizz", rangeesDe(quizz), { entete: 0, largeurs: LARGEURS });
