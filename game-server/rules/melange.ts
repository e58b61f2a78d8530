/** The order of questions and options in one game: jeu §3, decisions-jeu. Pure. */
import { questionAttendReponse, type Question, type Quizz } from "#contracts/quizz.ts";
import type { GenerateurAleatoire } from "./hasard.ts";
import { sontOptionsToujoursMelangees } from "./reponses.ts";
import type { QuizzEnJeu } from "./types.ts";

/** Ranges of questions to shuffle, from the flat stored form, cut to the length of the quizz. */
export function lirePlagesAMelanger(
  aleatoire: readonly number[],
  nbQuestions: number,
): [number, number][] {
  const plagesLues: [number, number][] = [];
  for (let i = 0; i + 1 < aleatoire.length; i += 2) {
    const debut = aleatoire[i] ?? 0;
    const fin = Math.min(aleatoire[i + 1] ?? 0, nbQuestions - 1);
    if (debut < fin) plagesLues.push([debut, fin]);
  }
  return plagesLues;
}

function melangerOptions(question: Question, des: GenerateurAleatoire): Question {
  if (!question.aleatoire && !sontOptionsToujoursMelangees(question)) return question;
  return { ...question, options: des.melanger(question.options) };
}

/** Shuffles the questions but not the messages, which speak of the question before or after them. */
function melangerTout(questions: readonly Question[], des: GenerateurAleatoire): Question[] {
  const melangees = des.melanger(questions.filter(questionAttendReponse));
  return questions.map((question) =>
    questionAttendReponse(question) ? (melangees.shift() ?? question) : question,
  );
}

/**
 * A quizz ready to be played: all its questions shuffled with `aleatoireGlobal`, otherwise each stored range; the options of a question with `aleatoire` too.
 */
export function melangerQuizzAJouer(quizz: Quizz, des: GenerateurAleatoire): QuizzEnJeu {
  let questions: Question[] = [...quizz.questions];
  if (quizz.aleatoireGlobal) questions = melangerTout(questions, des);
  else
    for (const [debut, fin] of lirePlagesAMelanger(quizz.aleatoire, questions.length))
      questions.splice(debut, fin - debut + 1, ...des.melanger(questions.slice(debut, fin + 1)));
  return {
    _id: quizz._id,
    title: quizz.title,
    questions: questions.map((question) => melangerOptions(question, des)),
  };
}
