/** The sentences of the faults for which the server would refuse a question, by field, from the schema of the save. plateforme §5. Pure. */
import { corpsQuestion, PHRASES_EDITION_QUIZZ } from "#contracts/edition.ts";
import {
  convertirEnQuestionAEnregistrer,
  type QuestionEcrite,
} from "../../../document/question-ecrite.ts";

export interface ErreursParChampDeQuestion {
  readonly texte: string | undefined;
  readonly temps: string | undefined;
  /** Faults of the propositions, by their keys. */
  readonly propositions: Readonly<Record<string, string>>;
  /** Faults of the accepted answers of an `entree` question, by their ranks. */
  readonly reponses: readonly (string | undefined)[];
  readonly reponsesBonus: readonly (string | undefined)[];
  readonly liste: readonly (string | undefined)[];
  /** Fault of the question as a whole, which is of no single field. */
  readonly entiere: string | undefined;
}

/** Tells for each text whether it repeats an earlier one. */
function doublons(textes: readonly string[]): readonly boolean[] {
  const vus = new Set<string>();
  return textes.map((texte) => {
    const nu = texte.trim();
    const deja = nu !== "" && vus.has(nu);
    vus.add(nu);
    return deja;
  });
}

export function trouverErreursDeQuestionParChamp(
  question: QuestionEcrite,
): ErreursParChampDeQuestion {
  const ecrite = convertirEnQuestionAEnregistrer(question);
  const { error } = corpsQuestion.safeParse(ecrite);
  const parTexte = { options: new Map<string, string>(), reponses: new Map<string, string>() };
  const liste = new Map<string, string>();
  const seuls: Record<string, string> = {};
  const noter = (ou: Map<string, string>, textes: readonly string[], rang: unknown, dit: string) =>
    ou.set(textes[Number(rang)] ?? "", dit);
  for (const { path, message } of error?.issues ?? []) {
    const [champ, rang] = path;
    if (champ === "options" && rang !== undefined)
      noter(parTexte.options, ecrite.options, rang, message);
    else if (champ === "reponse") noter(parTexte.reponses, ecrite.reponse, rang, message);
    else if (champ === "precis") noter(parTexte.reponses, ecrite.precis, rang, message);
    else if (champ === "liste") noter(liste, ecrite.liste, rang, message);
    else if (champ === "text" || champ === "temps") seuls[champ] = message;
    else if (message === PHRASES_EDITION_QUIZZ.questionLongue) seuls["entiere"] = message;
  }
  const { propositions, reponses, reponsesBonus } = question;
  const options = doublons(propositions.map(({ texte }) => texte));
  const acceptees = doublons([...reponses, ...reponsesBonus]);
  const deReponse = (texte: string, double: boolean | undefined) =>
    parTexte.reponses.get(texte.trim()) ??
    (double === true ? PHRASES_EDITION_QUIZZ.reponse : undefined);
  return {
    texte: seuls["text"],
    temps: seuls["temps"],
    entiere: seuls["entiere"],
    propositions: Object.fromEntries(
      propositions.flatMap(({ cle, texte }, rang): [string, string][] => {
        const dit = parTexte.options.get(texte.trim());
        if (dit !== undefined) return [[cle, dit]];
        return options[rang] === true ? [[cle, PHRASES_EDITION_QUIZZ.proposition]] : [];
      }),
    ),
    reponses: reponses.map((texte, rang) => deReponse(texte, acceptees[rang])),
    reponsesBonus: reponsesBonus.map((texte, rang) =>
      deReponse(texte, acceptees[reponses.length + rang]),
    ),
    liste: question.liste.map((element) => liste.get(element.trim())),
  };
}
