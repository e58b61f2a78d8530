/** French words for the statistics of a question and of a quizz. Pure. */
import type { DouteDeQuestion, StatistiqueDeQuestion } from "#contracts/statistiques.ts";

const ecrireNombre = (n: number): string => n.toLocaleString("fr-FR");
const fois = (n: number) => (n === 1 ? "une fois" : `${ecrireNombre(n)}\u00A0fois`);

/** Statistics of a question: "42 réponses, 63 % de justes."; each player gives one answer a game. */
export function direStatistiquesDeQuestion({
  posees,
  justes,
}: Pick<StatistiqueDeQuestion, "posees" | "justes">): string {
  if (posees === 0) return "Pas encore de réponse.";
  const part = String(Math.round((100 * justes) / posees));
  const nombre = posees === 1 ? "Une réponse" : `${ecrireNombre(posees)}\u00A0réponses`;
  return `${nombre}, ${part}\u00A0% de justes.`;
}

/** Says how often a wrong answer was given: "une fois", "3 fois". */
export const direCombienDeFoisReponseDonnee = ({ fois: n }: { readonly fois: number }): string =>
  fois(n);

/** How often a quizz was played: "joué 12 fois"; empty for never. */
export const direCombienDeFoisQuizzJoue = (parties: number): string =>
  parties === 0 ? "" : `joué ${fois(parties)}`;

/** Says how many questions their answers make doubtful: "2 questions à revoir". */
export const direNombreDeQuestionsARevoir = (doutes: number): string =>
  `${ecrireNombre(doutes)}\u00A0question${doutes > 1 ? "s" : ""} à revoir`;

/**
 * Says why a question is doubtful: "3 sur 40 ont trouvé".
 * @param bonnes number of right options
 */
export function direDouteDeQuestion(
  doute: DouteDeQuestion,
  {
    posees,
    justes,
    fausse,
  }: {
    readonly posees: number;
    readonly justes: number;
    readonly fausse: { readonly texte: string } | null;
  },
  bonnes: number,
): string {
  switch (doute) {
    case "fausseDevant": {
      const bonne = bonnes > 1 ? "les bonnes réponses" : "la bonne réponse";
      return `«\u00A0${fausse?.texte ?? ""}\u00A0» est choisi plus souvent que ${bonne}`;
    }
    case "peuTrouvent": {
      const sur = `sur\u00A0${ecrireNombre(posees)}`;
      if (justes === 0) return `Personne n’a trouvé, ${sur}\u00A0réponses`;
      return justes === 1
        ? `Un seul ${sur} a trouvé`
        : `${ecrireNombre(justes)}\u00A0${sur} ont trouvé`;
    }
    case "tousTrouvent":
      return "Tout le monde trouve";
  }
}
