/** The quizz that every measured room plays, as long as a real one. */
import { question, type Quizz, quizz } from "#contracts/quizz.ts";

/** A mark that stands only in the proof of an answer: a frame that contains it is a reveal. */
export const REVEAL_MARK = "~REVELE~";
export const BENCH_QUIZZ_ID = "banc";
export const BENCH_QUESTION_COUNT = 60;
export const BENCH_OPTIONS = ["La mer du Nord", "Le lac Titicaca", "La Loire", "Le canal du Midi"];

const questions = Array.from({ length: BENCH_QUESTION_COUNT }, (_, i) => {
  const bonne = BENCH_OPTIONS[i % BENCH_OPTIONS.length] ?? "";
  return question.parse({
    _id: `banc-${i}`,
    type: "choix",
    text: `Question ${i} : sur quelle eau navigue-t-on quand on a perdu la carte et le pari ?`,
    options: BENCH_OPTIONS,
    reponse: [bonne],
    preuve: { text: `Le capitaine l'a juré devant témoins. ${REVEAL_MARK}` },
  });
});

export const BENCH_QUIZZ: Quizz = quizz.parse({
  _id: BENCH_QUIZZ_ID,
  title: "Quizz de banc d'essai",
  createur: "officiel",
  createurPseudo: "Trinquizz",
  questions,
  visibilite: "public",
  aleatoireGlobal: false,
  aleatoire: [],
  tags: [],
  date: "2026-01-01T00:00:00.000Z",
  note: -1,
});

/** The pseudo of a seat, as long as a real one. */
export const composeBenchPseudo = (rang: number) => `Joueuse ${rang}`;
