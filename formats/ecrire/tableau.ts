/** A quizz as a table: CSV for anything, xlsx for Excel, which reads it without guessing at dates. Pure. */
import Papa from "papaparse";
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import { MEDIA_QUESTION_DEFAUT, OPTIONS_PAR_QUESTION_MAX } from "#contracts/limites.ts";
import type { QuestionImport } from "../lecture.ts";
import { TITRES_COLONNES_EXPORT } from "../outils/colonnes.ts";
import { protegerFormule } from "../outils/formules.ts";
import { ecrireListeEnCellule } from "../outils/listes.ts";
import { trouverEcritureDesReponses } from "./ecriture-des-reponses.ts";
import { type CelluleAEcrire, ecrireClasseurXlsx } from "../outils/xlsx-ecrire.ts";

const LARGEURS = TITRES_COLONNES_EXPORT.map((titre) =>
  titre === "Question" ? 60 : /^Proposition|^Preuve$|^Suite$/.test(titre) ? 28 : 16,
);

const mediaEcrit = (media: string): string => (media === MEDIA_QUESTION_DEFAUT ? "" : media);

function rangeeDe(question: QuestionImport, partie: string): CelluleAEcrire[] {
  const { type, text, temps, media, preuve, suite, liste, aleatoire } = question;
  const { propositions, bonnes, bonus, melanger } =
    trouverEcritureDesReponses(question).ecrireCellules(question);
  return [
    type,
    text,
    ...Array.from({ length: OPTIONS_PAR_QUESTION_MAX }, (_, rang) => propositions[rang] ?? ""),
    bonnes,
    bonus,
    temps === 0 ? null : temps,
    mediaEcrit(media),
    preuve?.text ?? "",
    mediaEcrit(preuve?.media ?? ""),
    suite?.text ?? "",
    mediaEcrit(suite?.media ?? ""),
    ecrireListeEnCellule(liste),
    aleatoire && melanger ? "oui" : "",
    partie,
  ];
}

/** The rows of the exported table: a header, then one row for each question. */
function rangeesDe({ questions, aleatoire }: QuizzDeFichierTrinquizz): CelluleAEcrire[][] {
  const partieDe = (rang: number): string => {
    for (let i = 0; i + 1 < aleatoire.length; i += 2)
      if ((aleatoire[i] ?? 0) <= rang && rang <= (aleatoire[i + 1] ?? -1)) return String(i / 2 + 1);
    return "";
  };
  return [
    [...TITRES_COLONNES_EXPORT],
    ...questions.map((une, rang) => rangeeDe(une, partieDe(rang))),
  ];
}

/** Writes a quizz as CSV, with a byte order mark so that Excel reads UTF-8, and semicolons as a French Excel expects. */
export function ecrireCsv(quizz: QuizzDeFichierTrinquizz): string {
  const rangees = rangeesDe(quizz).map((rangee) =>
    rangee.map((cellule) => (typeof cellule === "string" ? protegerFormule(cellule) : cellule)),
  );
  return `\uFEFF${Papa.unparse(rangees, { delimiter: ";", newline: "\r\n" })}\r\n`;
}

export const ecrireXlsx = (quizz: QuizzDeFichierTrinquizz): Uint8Array<ArrayBuffer> =>
  ecrireClasseurXlsx("Quizz", rangeesDe(quizz), { entete: 0, largeurs: LARGEURS });
