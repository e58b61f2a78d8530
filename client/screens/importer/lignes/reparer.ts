/**
 * How an imported question is mended, and which correction is suggested. It is edited in the form of the question
 * editor (`QuestionEcrite`). Pure.
 */
import {
  OPTION_LONGUEUR_MAX,
  OPTIONS_PAR_QUESTION_MAX,
  REPONSE_LIBRE_LONGUEUR_MAX,
} from "#contracts/limites.ts";
import {
  type ManiereDeRepondre,
  trouverManiereDeRepondre,
  type TypeQuestion,
} from "#contracts/quizz.ts";
import type { FauteDeChamp } from "#formats/etat.ts";
import type { QuestionImport } from "#formats/lecture.ts";
import {
  ajouterPropositions,
  changerProposition,
  changerTypeDeQuestion,
  convertirEnQuestionAEnregistrer,
  convertirEnQuestionEcrite,
  creerProposition,
  type QuestionEcrite,
  retirerProposition,
} from "../../../document/question-ecrite.ts";

/** A kind of short texts that a question has: propositions, accepted answers, answers that are worth a bonus. */
export type SorteDeTexteDeReponse = "propositions" | "reponses" | "reponsesBonus";
export interface TexteDeReponse {
  readonly sorte: SorteDeTexteDeReponse;
  readonly rang: number;
  readonly texte: string;
  readonly bonne: boolean;
}

const SORTES: Readonly<Record<ManiereDeRepondre, readonly SorteDeTexteDeReponse[]>> = {
  uneOption: ["propositions"],
  toutesLesOptions: ["propositions"],
  texte: ["reponses", "reponsesBonus"],
};
/** The kinds of short texts that a question of this type has, in the order of the screen. */
export function listerSortesDeTextesDeReponse(question: {
  readonly type: TypeQuestion;
}): readonly SorteDeTexteDeReponse[] {
  const maniere = trouverManiereDeRepondre(question);
  return maniere === null ? [] : SORTES[maniere];
}

/** An imported question in the form of the question editor; it has no id yet. */
export const convertirImporteeEnQuestionEcrite = (question: QuestionImport): QuestionEcrite =>
  convertirEnQuestionEcrite({ ...question, _id: "" });
export function convertirEcriteEnQuestionImportee(ecrite: QuestionEcrite): QuestionImport {
  const { _id, ...question } = convertirEnQuestionAEnregistrer(ecrite);
  return question;
}

export function listerTextesDeReponse(
  ecrite: QuestionEcrite,
  sorte: SorteDeTexteDeReponse,
): readonly TexteDeReponse[] {
  return sorte === "propositions"
    ? ecrite.propositions.map(({ texte, bonne }, rang) => ({ sorte, rang, texte, bonne }))
    : ecrite[sorte].map((texte, rang) => ({ sorte, rang, texte, bonne: false }));
}

/** Number of characters allowed in a text of that kind. */
export const trouverLongueurMaxDeTexteDeReponse = (sorte: SorteDeTexteDeReponse): number =>
  sorte === "propositions" ? OPTION_LONGUEUR_MAX : REPONSE_LIBRE_LONGUEUR_MAX;

type Ou = Pick<TexteDeReponse, "sorte" | "rang">;

export function ecrireTexteDeReponse(
  ecrite: QuestionEcrite,
  { sorte, rang }: Ou,
  texte: string,
): QuestionEcrite {
  if (sorte === "propositions")
    return changerProposition(ecrite, ecrite.propositions[rang]?.cle ?? "", { texte });
  return { ...ecrite, [sorte]: ecrite[sorte].map((un, ici) => (ici === rang ? texte : un)) };
}

export function retirerTexteDeReponse(ecrite: QuestionEcrite, { sorte, rang }: Ou): QuestionEcrite {
  if (sorte === "propositions")
    return retirerProposition(ecrite, ecrite.propositions[rang]?.cle ?? "");
  return { ...ecrite, [sorte]: ecrite[sorte].filter((_, ici) => ici !== rang) };
}

/** The question with an empty proposition or answer added; null when there is no room for one. */
export function ajouterTexteDeReponse(
  ecrite: QuestionEcrite,
  sorte: SorteDeTexteDeReponse,
): QuestionEcrite | null {
  if (sorte !== "propositions") return { ...ecrite, [sorte]: [...ecrite[sorte], ""] };
  const { length } = ecrite.propositions;
  return length >= OPTIONS_PAR_QUESTION_MAX
    ? null
    : ajouterPropositions(ecrite, length, [creerProposition()]).question;
}

/** Makes a wrong option right, or a right one wrong; the option is then worth no bonus. */
export function basculerBonneReponse(ecrite: QuestionEcrite, rang: number): QuestionEcrite {
  const une = ecrite.propositions[rang];
  if (une === undefined) return ecrite;
  return changerProposition(ecrite, une.cle, { bonne: !une.bonne, bonus: false });
}

/**
 * The question with another type.
 * @param connues the question as it was with each of its former types, so that coming back to a type loses nothing
 */
export function changerTypeDeQuestionImportee(
  ecrite: QuestionEcrite,
  type: TypeQuestion,
  connues: ReadonlyMap<TypeQuestion, QuestionEcrite>,
): QuestionEcrite {
  const connue = connues.get(type);
  if (connue === undefined) return changerTypeDeQuestion(ecrite, type);
  const { propositions, verres, reponses, reponsesBonus, aleatoire } = connue;
  return { ...ecrite, type, propositions, verres, reponses, reponsesBonus, aleatoire };
}

const estDeLignes = (champ: FauteDeChamp["champ"]): champ is "options" | "reponse" | "precis" =>
  champ === "options" || champ === "reponse" || champ === "precis";

/**
 * Sentence of the fault of an option or answer; null for none. The fault is found by its text, since the ranks of typed
 * texts may differ from those of the stored question.
 */
export function direFauteDeTexteDeReponse(
  question: QuestionImport,
  fautes: readonly FauteDeChamp[],
  texte: string,
): string | null {
  const net = texte.trim();
  const sienne = fautes.find(
    ({ champ, rang }) =>
      rang !== null && estDeLignes(champ) && question[champ][rang]?.trim() === net,
  );
  return sienne?.phrase ?? null;
}

/** Faults of an imported question that concern no single option or answer. */
export const trouverFautesHorsTextesDeReponse = (
  fautes: readonly FauteDeChamp[],
): readonly FauteDeChamp[] =>
  fautes.filter(({ champ, rang }) => rang === null || !estDeLignes(champ));

/** Suggested correction: the first option or answer that is too long, and a shorter text for it; null when there is none to suggest. */
export function proposerTexteDeReponseRaccourci(
  ecrite: QuestionEcrite,
): { ligne: TexteDeReponse; texte: string } | null {
  const lignes = listerSortesDeTextesDeReponse(ecrite).flatMap((sorte) =>
    listerTextesDeReponse(ecrite, sorte),
  );
  for (const ligne of lignes) {
    const court = raccourcirTexte(ligne.texte, trouverLongueurMaxDeTexteDeReponse(ligne.sorte));
    if (court !== null && lignes.every(({ texte }) => texte !== court))
      return { ligne, texte: court };
  }
  return null;
}

const COUPURES = [/\s*\([^()]*\)\s*$/u, /\s*[,;:–—].*$/su, /\s+-\s.*$/su];

/**
 * Shortens a text: it is cut before a final parenthesis or a comma, else after a whole word. Null when it is short
 * enough or cannot be cut.
 */
export function raccourcirTexte(texte: string, max: number): string | null {
  const net = texte.trim().replace(/\s+/gu, " ");
  const tient = (court: string) => court !== "" && [...court].length <= max;
  if ([...net].length <= max) return null;
  for (const coupure of COUPURES) {
    const court = net.replace(coupure, "");
    if (court !== net && tient(court)) return court;
  }
  const debut = [...net].slice(0, max + 1).join("");
  const mots = debut.slice(0, Math.max(0, debut.lastIndexOf(" "))).trimEnd();
  return tient(mots) ? mots : null;
}
