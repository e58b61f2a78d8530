/** A finished game with its report: Lea and Tom played a typed question, which only Lea had right. */
import { calculerCleDeQuestionVue } from "#contracts/composition.ts";
import type { CompteRenduDePartie, QuestionJouee } from "#contracts/compte-rendu.ts";
import type { PartieFinie } from "#contracts/historique.ts";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";

export const QUESTION_TAPEE: QuestionJouee = {
  _id: "q1",
  type: "entree",
  text: "Qui a peint la Joconde ?",
  options: [],
  reponse: ["Léonard de Vinci"],
  precis: [],
  dureeMs: 20_000,
  gorgees: 3,
  reponses: [
    { qui: "j1", donnee: ["Léonard de Vinci"], verdict: "juste", ms: 4_000 },
    { qui: "j2", donnee: ["De Vinci"], verdict: "faux", ms: 6_000 },
  ],
};

/** A player of the end table, under the secret `hash of jeton-<pseudo>`. */
export const creerJoueurDeTest = (
  id: string,
  pseudo: string,
  score: number,
  rang: number,
): CompteRenduDePartie["joueurs"][number] => ({
  id,
  jeton: `hash of ${`jeton-${pseudo}`.padEnd(24, "-")}`,
  pseudo,
  gorgees: 4,
  score,
  jugees: 1,
  rang,
  parti: false,
});

/**
 * @param hote account of the host; null for a host without one, whose browser has the secret `jeton-hote` filled up to 24 letters
 * @param comptes accounts of the players, by pseudo
 */
export function creerSoireeDeTest({
  id,
  soiree = id,
  hote = null,
  quizzId = "?",
  question = QUESTION_TAPEE,
  comptes = {},
}: {
  readonly id: string;
  readonly soiree?: string;
  readonly hote?: string | null;
  readonly quizzId?: string;
  readonly question?: QuestionJouee;
  readonly comptes?: Readonly<Record<string, string>>;
}): PartieFinie {
  const joueurs = [creerJoueurDeTest("j1", "Lea", 1, 1), creerJoueurDeTest("j2", "Tom", 0, 2)];
  return {
    id,
    code: "ABC123",
    quizzId,
    titre: "Un quizz",
    nbQuestions: 1,
    joueurs: joueurs.map(({ jeton, pseudo, gorgees, score }) => ({
      jeton,
      compte: comptes[pseudo] ?? null,
      gorgees,
      score,
      questions: 1,
      parti: false,
      exploits: [],
    })),
    statistiques: [
      {
        question: question._id,
        teneur: calculerTeneurDeQuestion(question),
        posees: 2,
        justes: 1,
        fausses: [{ cle: "vinci", texte: "De Vinci", fois: 1 }],
        medianeMs: null,
      },
    ],
    compteRendu: {
      soiree,
      hote: { jeton: `hash of ${"jeton-hote".padEnd(24, "-")}`, compte: hote },
      locale: false,
      joueurs,
      prix: [{ nom: "mauvaisePasse", qui: ["j2"], valeur: 1 }],
      imprevus: 2,
      questions: [question],
    },
    vues: [{ question: question._id, cle: calculerCleDeQuestionVue(question) }],
  };
}

/** A game of 200 players and 200 questions, whose report is as large as one can be. Parameters as `creerSoireeDeTest`. */
export function creerGrandeSoireeDeTest(
  donnees: Pick<Parameters<typeof creerSoireeDeTest>[0], "id" | "hote">,
): PartieFinie {
  const joueurs = Array.from({ length: 200 }, (_, n) =>
    creerJoueurDeTest(`j${String(n)}`, `Joueur numéro ${String(n)}`, n, 200 - n),
  );
  const questions = Array.from({ length: 200 }, (_, n) => ({
    ...QUESTION_TAPEE,
    _id: `q${String(n)}`,
    text: `Question ${String(n)} : ${"qui a peint la Joconde, et pourquoi ? ".repeat(3)}`,
    reponses: joueurs.map(({ id }, rang) => ({
      qui: id,
      donnee: [`une réponse assez longue de ${String(rang % 20)}`],
      verdict: "faux" as const,
      ms: rang * 10,
    })),
  }));
  const fausses = Array.from({ length: 10 }, (_, n) => ({
    cle: String(n),
    texte: `une réponse assez longue de ${String(n)}`,
    fois: 10,
  }));
  const soiree = creerSoireeDeTest(donnees);
  return {
    ...soiree,
    statistiques: questions.map(({ _id }) => ({
      question: _id,
      teneur: "",
      posees: 200,
      justes: 0,
      fausses,
      medianeMs: null,
    })),
    compteRendu: soiree.compteRendu && { ...soiree.compteRendu, joueurs, questions },
  };
}
