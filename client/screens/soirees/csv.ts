/** The report of an evening as a table for a spreadsheet. Pure. */
import type { ReponseSoiree } from "#contracts/compte-rendu.ts";

type Case = string | number | null;

/** A cell; a text that a spreadsheet would take for a formula begins with an apostrophe. */
function ecrireCase(valeur: Case): string {
  if (valeur === null) return "";
  if (typeof valeur === "number") return String(valeur).replace(".", ",");
  const sure = /^[=+\-@\t\r]/.test(valeur) ? `'${valeur}` : valeur;
  return `"${sure.replaceAll('"', '""')}"`;
}

/**
 * The rows of an evening: each question of each game, then each player. Semicolons and a byte order mark, as French spreadsheets expect.
 */
export function ecrireSoireeEnCsv({ parties }: ReponseSoiree): string {
  const questions = parties.flatMap(({ titre, bilan }) =>
    bilan.questions.map((question): Case[] => [
      titre,
      question.text,
      question.reponse.join(" / "),
      question.posees,
      question.justes,
      question.medianeMs === null ? null : question.medianeMs / 1000,
      question.gorgees,
      question.fausses.map(({ texte, fois }) => `${texte} (${String(fois)})`).join(" / "),
    ]),
  );
  const joueurs = parties.flatMap(({ titre, table }) =>
    (table ?? []).map(({ pseudo, score, jugees, rang, gorgees }): Case[] => [
      titre,
      pseudo,
      rang,
      score,
      jugees,
      gorgees,
    ]),
  );
  const lignes: Case[][] = [
    [
      "Quizz",
      "Question",
      "Bonne réponse",
      "Réponses",
      "Justes",
      "Temps médian (s)",
      "Gorgées",
      "Fausses réponses",
    ],
    ...questions,
    ...(joueurs.length === 0 ? [] : [[], ["Quizz", "Joueur", "Place", "Score", "Sur", "Gorgées"]]),
    ...joueurs,
  ];
  return `\uFEFF${lignes.map((ligne) => ligne.map(ecrireCase).join(";")).join("\r\n")}\r\n`;
}
