/** Export of a quizz to Kahoot's import spreadsheet, with the list of what Kahoot cannot hold. Pure. */
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import { trouverFautesDeQuestionImport } from "../etat.ts";
import type { QuestionImport } from "../lecture.ts";
import { trouverEcritureDesReponses } from "./ecriture-des-reponses.ts";
import { type CelluleAEcrire, ecrireClasseurXlsx } from "../outils/xlsx-ecrire.ts";

/** A question, or a part of it, that the format of another program cannot hold and the export leaves out. */
export interface EcartExport {
  /** Number of the question, from 1. */
  readonly rang: number;
  /** Whether the question is left out; otherwise a part of it is. */
  readonly laissee: boolean;
  readonly phrase: string;
}

const QUESTION_MAX = 120;
const REPONSE_MAX = 75;
const REPONSES_MAX = 4;
const TEMPS = [5, 10, 20, 30, 60, 90, 120, 240] as const;
/** Seconds to answer, as Kahoot sets by default, for a question without a countdown. */
const TEMPS_DEFAUT = 20;

/** Headers of the template, which the import of Kahoot looks for. */
const ENTETE = [
  "",
  "Question - max 120 characters",
  "Answer 1 - max 75 characters",
  "Answer 2 - max 75 characters",
  "Answer 3 - max 75 characters",
  "Answer 4 - max 75 characters",
  "Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",
  "Correct answer(s) - choose at least one",
];
const RANG_ENTETE = 7;

const longueur = (texte: string): number => [...texte].length;

/** The reason why Kahoot's spreadsheet cannot hold a question; null when it can. */
function refus(question: QuestionImport): string | null {
  const { text, options } = question;
  const { refusKahoot } = trouverEcritureDesReponses(question);
  if (refusKahoot !== null) return refusKahoot;
  if (trouverFautesDeQuestionImport(question).length > 0) return "Elle est à corriger d’abord.";
  if (longueur(text) > QUESTION_MAX)
    return "Kahoot s’arrête à 120\u00A0caractères pour une question.";
  if (text.trim() === "") return "Kahoot veut un texte.";
  if (options.length > REPONSES_MAX) return "Kahoot s’arrête à quatre propositions.";
  return options.some((option) => longueur(option) > REPONSE_MAX)
    ? "Kahoot s’arrête à 75\u00A0caractères pour une proposition."
    : null;
}

/** The shortest countdown of Kahoot, in seconds, that is not shorter than this one; the default without one, the longest beyond. */
const tempsKahoot = (temps: number): number =>
  temps === 0 ? TEMPS_DEFAUT : (TEMPS.find((un) => un >= temps) ?? 240);

function pertes({ temps, media, preuve, suite, liste, precis }: QuestionImport): string[] {
  const illustree = media !== "" && media !== MEDIA_QUESTION_DEFAUT;
  return [
    ...(tempsKahoot(temps) === temps
      ? []
      : [`Le temps devient ${tempsKahoot(temps)}\u00A0secondes.`]),
    ...(illustree ? ["Le média est à ajouter dans Kahoot."] : []),
    ...(preuve === null && suite === null && liste.length === 0
      ? []
      : ["La preuve, la suite et la liste restent ici."]),
    ...(precis.length === 0 ? [] : ["Les réponses bonus deviennent de bonnes réponses."]),
  ];
}

/** @returns the workbook, and what each question lost in it */
export function ecrireKahoot({ questions }: QuizzDeFichierTrinquizz): {
  readonly octets: Uint8Array<ArrayBuffer>;
  readonly ecarts: readonly EcartExport[];
} {
  const ecarts: EcartExport[] = [];
  const rangees: CelluleAEcrire[][] = [];
  questions.forEach((question, place) => {
    const rang = place + 1;
    const phrase = refus(question);
    if (phrase !== null) {
      ecarts.push({ rang, laissee: true, phrase });
      return;
    }
    ecarts.push(...pertes(question).map((une) => ({ rang, laissee: false, phrase: une })));
    const { text, options, reponse, precis, temps } = question;
    const justes = options.flatMap((option, numero) =>
      [...reponse, ...precis].includes(option) ? [numero + 1] : [],
    );
    rangees.push([
      rangees.length + 1,
      text,
      ...Array.from({ length: REPONSES_MAX }, (_, numero) => options[numero] ?? ""),
      tempsKahoot(temps),
      justes.join(","),
    ]);
  });
  const tete: CelluleAEcrire[][] = [
    [],
    ["", "Quiz template"],
    [
      "",
      "Add questions, at least two answer alternatives, time limit and choose correct answers (at least one).",
    ],
    [
      "",
      "Remember: questions have a limit of 120 characters and answers can have 75 characters max.",
    ],
    ["", "Fait par Trinquizz"],
    [],
    [],
    ENTETE,
  ];
  const largeurs = [6, 60, 30, 30, 30, 30, 20, 20];
  const octets = ecrireClasseurXlsx("Sheet1", [...tete, ...rangees], {
    entete: RANG_ENTETE,
    largeurs,
  });
  return { octets, ecarts };
}
