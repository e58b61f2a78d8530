/**
 * The types of question as the game plays them, one entry each: jeu §4, decisions-jeu "Question, reveal, sips". Pure.
 */
import { questionAttendReponse, type Question, type TypeQuestion } from "#contracts/quizz.ts";
import {
  compterFautesDeFrappe,
  type EstMotDuLexique,
  estReponseAcceptee,
  normaliserReponse,
  LEXIQUE_VIDE,
} from "./texte-libre.ts";
import type { CodeRefus, Jugement } from "./types.ts";

type Lecture =
  | { readonly ok: true; readonly reponse: readonly string[] }
  | { readonly ok: false; readonly refus: CodeRefus };

/** What a verdict needs of a question. */
export type ChampsDeQuestionPourJugement = Pick<Question, "type" | "reponse" | "precis">;

interface RegleQuestion {
  /** Reads an answer of a phone into its stored form. Refuses `reponse_invalide`. */
  readonly lire: (question: Question, brute: readonly string[]) => Lecture;
  /** Verdict on an answer that is not empty. `connu`: known words, which are no typing slips of other words. */
  readonly juger: (
    question: ChampsDeQuestionPourJugement,
    reponse: readonly string[],
    connu: EstMotDuLexique,
  ) => Jugement;
  /** Typing slips that an accepted answer was forgiven. */
  readonly fautes: (question: Question, reponse: readonly string[]) => number;
  /** The answer as the statistics show it to the author, and the key under which equal answers are counted together. */
  readonly ecrire: (reponse: readonly string[]) => { readonly cle: string; readonly texte: string };
  /** Whether options are shuffled whatever the question says, because their stored order would often tell the answer. */
  readonly toujoursMelangee: boolean;
}

const INVALIDE: Lecture = { ok: false, refus: "reponse_invalide" };
const sansFaute = () => 0;

/** Reads an answer that is made of options of the question, none of them twice; any other one is refused. */
function lireOptions({ options }: Question, brute: readonly string[]): Lecture {
  const connues = brute.every((option) => options.includes(option));
  return connues && new Set(brute).size === brute.length ? { ok: true, reponse: brute } : INVALIDE;
}

/** Joins a sequence with a character that cannot be typed, so that ["a,b"] differs from ["a","b"]. */
const suite = (reponse: readonly string[]) => reponse.join("\u0000");

const telleQuelle = (reponse: readonly string[]) => {
  const texte = reponse.join(" → ");
  return { cle: texte, texte };
};

const QUESTIONS = {
  choix: {
    lire: (question, brute) => (brute.length === 1 ? lireOptions(question, brute) : INVALIDE),
    juger: ({ reponse: bonnes, precis }, [option = ""]) =>
      bonnes.includes(option) ? "juste" : precis.includes(option) ? "precis" : "faux",
    fautes: sansFaute,
    ecrire: telleQuelle,
    toujoursMelangee: false,
  },
  ordre: {
    lire: lireOptions,
    juger: ({ reponse: bonne }, reponse) => (suite(reponse) === suite(bonne) ? "juste" : "faux"),
    fautes: sansFaute,
    ecrire: telleQuelle,
    toujoursMelangee: true,
  },
  entree: {
    lire(_, brute) {
      const [saisie = "", ...autres] = brute.map((texte) => texte.trim()).filter(Boolean);
      return autres.length === 0 ? { ok: true, reponse: [saisie] } : INVALIDE;
    },
    juger({ reponse: bonnes, precis }, [saisie = ""], connu) {
      if (bonnes.some((attendu) => estReponseAcceptee(saisie, attendu, connu))) return "juste";
      return precis.some((attendu) => estReponseAcceptee(saisie, attendu, connu))
        ? "precis"
        : "faux";
    },
    fautes({ reponse: bonnes, precis }, [saisie = ""]) {
      const fautes = [...bonnes, ...precis].flatMap(
        (attendu) => compterFautesDeFrappe(saisie, attendu) ?? [],
      );
      return fautes.length === 0 ? 0 : Math.min(...fautes);
    },
    ecrire([saisie = ""]) {
      const texte = saisie.replace(/\s+/g, " ").trim();
      return { cle: normaliserReponse(texte) || texte, texte };
    },
    toujoursMelangee: false,
  },
  rien: {
    lire: () => INVALIDE,
    juger: () => "faux",
    fautes: sansFaute,
    ecrire: telleQuelle,
    toujoursMelangee: false,
  },
} satisfies Readonly<Record<TypeQuestion, RegleQuestion>>;

const regleDe = ({ type }: Pick<Question, "type">): RegleQuestion => QUESTIONS[type];

/** Verdict on an answer; `faux` for an empty one, and for any answer to a message. `connu`: known words, which are no typing slips. */
export const jugerReponseAQuestion = (
  question: ChampsDeQuestionPourJugement,
  reponse: readonly string[],
  connu: EstMotDuLexique = LEXIQUE_VIDE,
): Jugement => (reponse.length === 0 ? "faux" : regleDe(question).juger(question, reponse, connu));

/** Number of typing slips that an accepted free text was forgiven; 0 for one without slips, and for one that only the host accepted. */
export const compterFautesPardonnees = (question: Question, reponse: readonly string[]): number =>
  reponse.length === 0 ? 0 : regleDe(question).fautes(question, reponse);

/** Whether an answer is accepted without a typing slip, which can be told without the list of known words. */
export const estReponseAccepteeSansFauteDeFrappe = (
  question: Question,
  reponse: readonly string[],
): boolean =>
  jugerReponseAQuestion(question, reponse) !== "faux" &&
  compterFautesPardonnees(question, reponse) === 0;

/**
 * Checks the shape of an answer against the question on the table.
 * Refuses `reponse_vide` and `reponse_invalide` (an option that is not there, one chosen twice).
 */
export function lireReponseBrute(question: Question, brute: readonly string[]): Lecture {
  const { lire } = regleDe(question);
  if (brute.some((texte) => texte.trim() !== "")) return lire(question, brute);
  const refus = questionAttendReponse(question) ? "reponse_vide" : "reponse_invalide";
  return { ok: false, refus };
}

/** The answer as the statistics show it, and the key under which equal answers are counted together. */
export const composerReponsePourStatistiques = (
  question: Pick<Question, "type">,
  reponse: readonly string[],
) => regleDe(question).ecrire(reponse);

/** Whether the options are shuffled even when the author did not ask for it, as those of an order are. */
export const sontOptionsToujoursMelangees = (question: Question): boolean =>
  regleDe(question).toujoursMelangee;
