/** An answer that a host accepts after the evening: the scores as they would have been (docs/decisions/0080). Pure. */
import type { CompteRenduDePartie, QuestionJouee } from "#contracts/compte-rendu.ts";
import { type Question, trouverManiereDeRepondre } from "#contracts/quizz.ts";
import type { ReleveStatistiqueDeQuestion } from "#contracts/statistiques.ts";
import { calculerRangDuNombre } from "#game/rules/classement/classer.ts";
import { jugerReponseAQuestion } from "#game/rules/reponses.ts";
import { composerReleveStatistiqueDeQuestion } from "#game/rules/statistiques.ts";
import type { EstMotDuLexique } from "#game/rules/texte-libre.ts";

/** The most accepted answers of one question in the report of a game; once there are as many, no other one is accepted. */
const REPONSES_ACCEPTEES_MAX = 100;

export { composerReponsePourStatistiques } from "#game/rules/reponses.ts";

export interface EffetDeReponseAccepteeApresCoup {
  readonly contenu: CompteRenduDePartie;
  /** The statistics of the question counted again, with the newly accepted answer as a right one. */
  readonly releve: ReleveStatistiqueDeQuestion;
  /** Pseudos of the players whose answer is right now. */
  readonly joueurs: readonly string[];
}

/**
 * Accepts `texte` as an answer of a typed question, in the report of a game. Every wrong answer that the game would have taken for it
 * becomes right; the other verdicts, those of the host included, stay.
 * @param connu known words, which are no typing slips of other words
 * @returns null when the game has no such typed question, when the question accepts too many answers already, and when nobody gave that
 * answer
 */
export function accepterReponseApresCoup(
  contenu: CompteRenduDePartie,
  idQuestion: string,
  texte: string,
  connu: EstMotDuLexique,
): EffetDeReponseAccepteeApresCoup | null {
  const question = contenu.questions.find(({ _id }) => _id === idQuestion);
  if (question === undefined || trouverManiereDeRepondre(question) !== "texte") return null;
  if (question.reponse.length >= REPONSES_ACCEPTEES_MAX) return null;
  const attendue = { type: question.type, reponse: [texte], precis: [] };
  const gagnants = new Set(
    question.reponses
      .filter(
        ({ donnee, verdict }) =>
          verdict === "faux" && jugerReponseAQuestion(attendue, donnee, connu) !== "faux",
      )
      .map(({ qui }) => qui),
  );
  if (gagnants.size === 0) return null;
  const reponses = question.reponses.map((une) =>
    gagnants.has(une.qui) ? { ...une, verdict: "juste" as const } : une,
  );
  const joueurs = contenu.joueurs.map((joueur) =>
    gagnants.has(joueur.id) && joueur.score !== null
      ? { ...joueur, score: Math.min(joueur.score + 1, joueur.jugees) }
      : joueur,
  );
  const acceptee = { ...question, reponse: ajouterReponseAcceptee(question, texte), reponses };
  return {
    contenu: {
      ...contenu,
      joueurs: reclasser(joueurs),
      questions: contenu.questions.map((une) => (une === question ? acceptee : une)),
    },
    releve: composerReleveStatistiqueDeQuestion(question, reponses, contenu.locale),
    joueurs: contenu.joueurs.filter(({ id }) => gagnants.has(id)).map(({ pseudo }) => pseudo),
  };
}

/** The accepted answers of a question, with `texte` added to them unless it is one already. */
export const ajouterReponseAcceptee = (
  { reponse }: Pick<QuestionJouee, "reponse">,
  texte: string,
): string[] => (reponse.includes(texte) ? reponse : [...reponse, texte]);

/** Whether a question still asks what it asked in a game: the same type, text and options, and one of the answers that were right. */
export function estEncoreLaMemeQuestion(
  actuelle: Pick<Question, "type" | "text" | "options" | "reponse">,
  jouee: Pick<QuestionJouee, "type" | "text" | "options" | "reponse">,
): boolean {
  const tout = (un: readonly string[], autre: readonly string[]) =>
    un.every((texte) => autre.includes(texte));
  return (
    actuelle.type === jouee.type &&
    actuelle.text === jouee.text &&
    tout(actuelle.options, jouee.options) &&
    tout(jouee.options, actuelle.options) &&
    jouee.reponse.some((texte) => actuelle.reponse.includes(texte))
  );
}

/** Ranks the players of a report by their new scores and sorts them; players who had no place keep none. */
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
