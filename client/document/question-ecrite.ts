/**
 * A question while it is written. On the wire right answers are given by their text (plateforme §3); here each option
 * has a key, so that two options may have the same text while one of them is typed. Pure.
 */
import { MEDIA_QUESTION_DEFAUT, OPTIONS_PAR_QUESTION_MAX } from "#contracts/limites.ts";
import { estQuestionVide } from "#contracts/question-vide.ts";
import {
  type ReglagesDesNouvellesQuestions,
  estReponseFaiteDOptions,
  REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS,
  trouverManiereDeRepondre,
  type Question,
  type TypeQuestion,
} from "#contracts/quizz.ts";
import { randomBytesAsHex } from "../browser/random-id.ts";
import { seraientEnregistresPareil } from "./memes.ts";

const seTape = (type: TypeQuestion): boolean => trouverManiereDeRepondre({ type }) === "texte";
const seRange = (type: TypeQuestion): boolean =>
  trouverManiereDeRepondre({ type }) === "toutesLesOptions";

export interface PropositionEcrite {
  readonly cle: string;
  readonly texte: string;
  /** `choix`: whether the option is right. */
  readonly bonne: boolean;
  /** `choix`: whether the option is right and worth a bonus. */
  readonly bonus: boolean;
}

export interface QuestionEcrite extends Omit<Question, "options" | "reponse" | "precis"> {
  /** `choix`: in the order shown. `ordre`: in the right order. */
  readonly propositions: readonly PropositionEcrite[];
  /** `ordre`: keys of the propositions in the order of their glasses, which does not tell the right order. Saved as `options`. */
  readonly verres: readonly string[];
  /** `entree`: accepted answers. */
  readonly reponses: readonly string[];
  /** `entree`: accepted answers that are worth a bonus ("Réponses bonus"; `precis` on the wire). */
  readonly reponsesBonus: readonly string[];
}

const PREFIXE = "neuve-";
/** Creates the id that a new question has in the browser, until the server gives one. */
export const creerIdDeQuestionNeuve = (): string => `${PREFIXE}${randomBytesAsHex(12)}`;
export const estIdDeQuestionNeuve = (id: string): boolean => id.startsWith(PREFIXE);

export const creerProposition = (
  texte = "",
  champs: Partial<PropositionEcrite> = {},
): PropositionEcrite => ({
  cle: randomBytesAsHex(8),
  texte,
  bonne: false,
  bonus: false,
  ...champs,
});

/** An empty question with what its quizz gives to new ones; `choix` and `ordre` begin with two empty propositions. */
export const creerQuestionVierge = (
  type: TypeQuestion = "choix",
  { temps, melange }: ReglagesDesNouvellesQuestions = REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS,
): QuestionEcrite =>
  avecVerres({
    _id: creerIdDeQuestionNeuve(),
    type,
    text: "",
    media: MEDIA_QUESTION_DEFAUT,
    propositions: estReponseFaiteDOptions({ type }) ? [creerProposition(), creerProposition()] : [],
    verres: [],
    reponses: [],
    reponsesBonus: [],
    temps,
    preuve: null,
    suite: null,
    liste: [],
    aleatoire: seRange(type) || (melange && estReponseFaiteDOptions({ type })),
  });

/**
 * Whether nothing was written in a question just added. Such a question is neither sent nor kept as a draft, and is
 * removed once it is left.
 */
export const estQuestionVierge = (question: QuestionEcrite): boolean =>
  estIdDeQuestionNeuve(question._id) && estQuestionVide(convertirEnQuestionAEnregistrer(question));

/**
 * The question with its glasses brought up to date: propositions that stay keep theirs, a new one gets a glass that
 * does not tell its rank.
 */
function avecVerres(question: QuestionEcrite): QuestionEcrite {
  const { propositions, verres } = question;
  const suite = verres.filter((cle) => propositions.some((une) => une.cle === cle));
  for (const { cle } of propositions)
    if (!suite.includes(cle)) suite.splice(placeDe(cle, suite.length + 1), 0, cle);
  return { ...question, verres: suite };
}

/** Place of a new glass among `n`, drawn from the random key of its proposition, so that it tells nothing of the rank. */
const placeDe = (cle: string, n: number): number =>
  [...cle].reduce((somme, lettre) => (somme * 31 + (lettre.codePointAt(0) ?? 0)) % 9973, 7) % n;

/** A question of the server as the editor holds it: each option is a proposition with a key of its own. */
export function convertirEnQuestionEcrite({
  options,
  reponse,
  precis,
  ...reste
}: Question): QuestionEcrite {
  const enOrdre = seRange(reste.type);
  const libre = seTape(reste.type);
  const textes = enOrdre
    ? [...reponse, ...options.filter((option) => !reponse.includes(option))]
    : options;
  const propositions = textes.map((texte) =>
    creerProposition(texte, {
      bonne: !enOrdre && reponse.includes(texte),
      bonus: !enOrdre && precis.includes(texte),
    }),
  );
  // each option is matched with a proposition of its own, so that options with equal text still get different glasses
  const libres = [...propositions];
  const cleDe = (texte: string) => {
    const rang = libres.findIndex((une) => une.texte === texte);
    return libres.splice(rang, rang < 0 ? 0 : 1)[0]?.cle ?? "";
  };
  return avecVerres({
    ...reste,
    propositions,
    verres: options.map(cleDe),
    reponses: libre ? reponse : [],
    reponsesBonus: libre ? precis : [],
  });
}

/** The question as it is saved: texts are trimmed, empty fields are left out. */
export function convertirEnQuestionAEnregistrer({
  propositions,
  verres,
  reponses,
  reponsesBonus,
  ...reste
}: QuestionEcrite): Question {
  const texteDe = (cle: string) => propositions.find((une) => une.cle === cle)?.texte ?? "";
  const textes = (dont: (une: PropositionEcrite) => boolean) =>
    pleins(propositions.filter(dont).map(({ texte }) => texte));
  const commun = { ...reste, liste: pleins(reste.liste) };
  switch (trouverManiereDeRepondre(reste)) {
    case "uneOption":
      return {
        ...commun,
        options: textes(() => true),
        reponse: textes(({ bonne }) => bonne),
        precis: textes(({ bonus }) => bonus),
      };
    case "toutesLesOptions":
      return {
        ...commun,
        options: pleins(verres.map(texteDe)),
        reponse: textes(() => true),
        precis: [],
      };
    case "texte":
      return { ...commun, options: [], reponse: pleins(reponses), precis: pleins(reponsesBonus) };
    case null:
      return { ...commun, options: [], reponse: [], precis: [] };
  }
}

const pleins = (textes: readonly string[]): string[] =>
  textes.map((texte) => texte.trim()).filter((texte) => texte !== "");

/** Changes the type, which clears the answers; with `entree`, the options become accepted answers (plateforme §4). */
export function changerTypeDeQuestion(
  question: QuestionEcrite,
  type: TypeQuestion,
): QuestionEcrite {
  if (type === question.type) return question;
  const { propositions } = question;
  if (seTape(type))
    return {
      ...question,
      type,
      propositions: [],
      verres: [],
      reponses: pleins(propositions.map(({ texte }) => texte)),
      reponsesBonus: [],
    };
  const gardees = propositions.map(({ cle, texte }) => creerProposition(texte, { cle }));
  const manquent = estReponseFaiteDOptions({ type }) && gardees.length === 0;
  return avecVerres({
    ...question,
    type,
    propositions: manquent ? [creerProposition(), creerProposition()] : gardees,
    reponses: [],
    reponsesBonus: [],
    // a question that becomes an `ordre` shuffles its options: unshuffled, they would tell the answer
    aleatoire: seRange(type) || question.aleatoire,
  });
}

/** Changes fields of one proposition of the question. @param changer the fields to change */
export const changerProposition = (
  question: QuestionEcrite,
  cle: string,
  changer: Partial<Omit<PropositionEcrite, "cle">>,
): QuestionEcrite => ({
  ...question,
  propositions: question.propositions.map((une) =>
    une.cle === cle ? { ...une, ...changer } : une,
  ),
});

/**
 * Marks the option of this text as right: in place of the right one, or besides the others where several are right.
 * @param texte of the option; an unknown one changes nothing
 */
export function designerBonneProposition(question: QuestionEcrite, texte: string): QuestionEcrite {
  const { propositions } = question;
  const choisie = propositions.find((une) => une.texte.trim() === texte);
  if (choisie === undefined) return question;
  const plusieurs = propositions.filter(({ bonne }) => bonne).length > 1;
  const autres = plusieurs ? [] : propositions.filter((une) => une !== choisie);
  return autres.reduce(
    (sans, { cle }) => changerProposition(sans, cle, { bonne: false, bonus: false }),
    changerProposition(question, choisie.cle, { bonne: true }),
  );
}

/** The question with one more accepted answer, unless it accepts that text already. */
export const ajouterReponseAccepteeAQuestion = (
  question: QuestionEcrite,
  texte: string,
): QuestionEcrite =>
  question.reponses.some((une) => une.trim() === texte)
    ? question
    : {
        ...question,
        reponses: [...question.reponses.filter((une) => une.trim() !== ""), texte],
      };

/** Inserts as many of these propositions as there is room for. @returns `deTrop`: how many there was no room for */
export function ajouterPropositions(
  question: QuestionEcrite,
  rang: number,
  neuves: readonly PropositionEcrite[],
): { readonly question: QuestionEcrite; readonly deTrop: number } {
  const place = Math.max(0, OPTIONS_PAR_QUESTION_MAX - question.propositions.length);
  const propositions = insererDansListeAuRang(question.propositions, rang, neuves.slice(0, place));
  return {
    question: avecVerres({ ...question, propositions }),
    deTrop: Math.max(0, neuves.length - place),
  };
}

/** Removes an option, and with it its mark as a right answer (plateforme §4). */
export const retirerProposition = (question: QuestionEcrite, cle: string): QuestionEcrite =>
  avecVerres({
    ...question,
    propositions: question.propositions.filter((une) => une.cle !== cle),
  });

/** Moves one proposition of the question. @param vers rank of the proposition afterwards */
export function deplacerProposition(
  question: QuestionEcrite,
  cle: string,
  vers: number,
): QuestionEcrite {
  const une = question.propositions.find((autre) => autre.cle === cle);
  if (une === undefined) return question;
  const autres = question.propositions.filter((autre) => autre !== une);
  const rang = Math.max(0, Math.min(autres.length, vers));
  return { ...question, propositions: insererDansListeAuRang(autres, rang, [une]) };
}

/**
 * Pastes lines into an option: the first line replaces its text, the others become the options after it. A line that
 * begins with `*` or `=` is a right answer.
 */
export function collerPropositions(
  question: QuestionEcrite,
  cle: string,
  colle: string,
): { readonly question: QuestionEcrite; readonly deTrop: number } {
  const [premiere, ...autres] = colle
    .split(/\r?\n/)
    .map((ligne) => ligne.trim())
    .filter((ligne) => ligne !== "")
    .map((ligne) => {
      const [, marque = "", texte = ligne] = /^([*=])\s*([^\s*=].*)$/.exec(ligne) ?? [];
      return { texte, bonne: marque !== "" };
    });
  if (premiere === undefined) return { question, deTrop: 0 };
  const rang = question.propositions.findIndex((une) => une.cle === cle);
  const ici = question.propositions[rang];
  const change = changerProposition(question, cle, {
    texte: premiere.texte,
    bonne: premiere.bonne || (ici?.bonne ?? false),
  });
  return ajouterPropositions(
    change,
    rang + 1,
    autres.map(({ texte, bonne }) => creerProposition(texte, { bonne })),
  );
}

/** Whether two questions would be saved alike. */
export const sontMemesQuestions = (a: QuestionEcrite, b: QuestionEcrite): boolean =>
  a === b ||
  seraientEnregistresPareil(convertirEnQuestionAEnregistrer(a), convertirEnQuestionAEnregistrer(b));

/** A copy of the list with elements inserted, the first of them at rank `rang`. */
export const insererDansListeAuRang = <T>(
  liste: readonly T[],
  rang: number,
  neufs: readonly T[],
): T[] => [...liste.slice(0, rang), ...neufs, ...liste.slice(rang)];
