/** An answer that a host accepts after the evening: the scores as they would have been (docs/decisions/0080). Pure. */
import type { CompteRenduDePartie, QuestionJouee } from "#contracts/compte-rendu.ts";
import type { SoireeFinie } from "#contracts/historique.ts";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import { calculerRangDuNombre } from "#game/rules/classement/classer.ts";
import { jugerReponseAQuestion } from "#game/rules/reponses.ts";
import { compterReponsesDonnees } from "#game/rules/statistiques.ts";
import type { EstMotDuLexique } from "#game/rules/texte-libre.ts";

export interface ReponseAccepteeApresCoup {
  readonly contenu: CompteRenduDePartie;
  /** The counts of every question, with the answer accepted. */
  readonly statistiques: SoireeFinie["statistiques"];
  /** Pseudos of the players whose answer is right now. */
  readonly joueurs: readonly string[];
}

/**
 * Accepts an answer of a typed question. Every answer that the game would have taken for it becomes right; other verdicts, those of the
 * host included, stay.
 * @param connu known words, which are no typing slips of other words
 * @returns null when the game has no such typed question
 */
export function accepterReponseApresCoup(
  contenu: CompteRenduDePartie,
  idQuestion: string,
  texte: string,
  connu: EstMotDuLexique,
): ReponseAccepteeApresCoup | null {
  const question = contenu.questions.find(({ _id }) => _id === idQuestion);
  if (question?.type !== "entree") return null;
  const acceptee = { ...question, reponse: ajouterReponse(question, texte) };
  const gagnants = new Set(
    question.reponses
      .filter(
        ({ donnee, verdict }) =>
          verdict === "faux" && jugerReponseAQuestion(acceptee, donnee, connu) !== "faux",
      )
      .map(({ qui }) => qui),
  );
  const reponses = question.reponses.map((une) =>
    gagnants.has(une.qui) ? { ...une, verdict: "juste" as const } : une,
  );
  const joueurs = contenu.joueurs.map((joueur) =>
    gagnants.has(joueur.id) && joueur.score !== null
      ? { ...joueur, score: joueur.score + 1 }
      : joueur,
  );
  const change = {
    ...contenu,
    joueurs: reclasser(joueurs),
    questions: contenu.questions.map((une) => (une === question ? { ...acceptee, reponses } : une)),
  };
  return {
    contenu: change,
    statistiques: compter(change),
    joueurs: contenu.joueurs.filter(({ id }) => gagnants.has(id)).map(({ pseudo }) => pseudo),
  };
}

/** The accepted answers of a question with one more. */
export const ajouterReponse = (
  { reponse }: Pick<QuestionJouee, "reponse">,
  texte: string,
): string[] => (reponse.includes(texte) ? reponse : [...reponse, texte]);

function compter({ questions, locale }: CompteRenduDePartie): SoireeFinie["statistiques"] {
  return questions.map((question) => ({
    ...compterReponsesDonnees(question, question.reponses, locale),
    question: question._id,
    teneur: calculerTeneurDeQuestion(question),
  }));
}

/** The end table in order of its new scores; players who had no place keep none. */
function reclasser(joueurs: CompteRenduDePartie["joueurs"]): CompteRenduDePartie["joueurs"] {
  const notes = joueurs.flatMap(({ score, rang }) =>
    score === null || rang === null ? [] : [score],
  );
  return joueurs
    .map((joueur) =>
      joueur.rang === null || joueur.score === null
        ? joueur
        : { ...joueur, rang: calculerRangDuNombre(joueur.score, notes) },
    )
    .toSorted(
      (a, b) =>
        Number(a.parti) - Number(b.parti) ||
        (b.score ?? -1) - (a.score ?? -1) ||
        a.gorgees - b.gorgees,
    );
}
