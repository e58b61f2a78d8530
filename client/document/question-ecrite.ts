/**
 * A question while it is written. On the wire, what is right is told by its text (plateforme §3); here each option has a key of
 * its own, so that two may say the same for the time of a keystroke. Pure.
 */
import { MEDIA_QUESTION_DEFAUT, OPTIONS_MAX } from "#contracts/limites.ts";
import { estQuestionVide } from "#contracts/question-vide.ts";
import { aDesOptions, maniereDe, type Question, type TypeQuestion } from "#contracts/quizz.ts";
import { hasard } from "../browser/hasard.ts";
import { memes } from "./memes.ts";

const seTape = (type: TypeQuestion): boolean => maniereDe({ type }) === "texte";
const seRange = (type: TypeQuestion): boolean => maniereDe({ type }) === "toutesLesOptions";

export interface Proposition {
  readonly cle: string;
  readonly texte: string;
  /** `choix`: it is right. */
  readonly bonne: boolean;
  /** `choix`: it is right to the point, and worth a bonus. */
  readonly bonus: boolean;
}

export interface QuestionEcrite extends Omit<Question, "options" | "reponse" | "precis"> {
  /** `choix`: as they are shown. `ordre`: in the right order. */
  readonly propositions: readonly Proposition[];
  /** `ordre`: keys of the propositions as the room gets them. */
  readonly verres: readonly string[];
  /** `entree`: what is accepted. */
  readonly reponses: readonly string[];
  /** `entree`: what is accepted, and worth a bonus ("Réponses bonus"; `precis` on the wire). */
  readonly reponsesBonus: readonly string[];
}

const PREFIXE = "neuve-";
/** An id until the server gives one. */
export const idNeuf = (): string => `${PREFIXE}${hasard(12)}`;
export const estNeuve = (id: string): boolean => id.startsWith(PREFIXE);

export const proposition = (texte = "", champs: Partial<Proposition> = {}): Proposition => ({
  cle: hasard(8),
  texte,
  bonne: false,
  bonus: false,
  ...champs,
});

/** An empty question; one to choose in has two options to fill. */
export const questionVierge = (type: TypeQuestion = "choix"): QuestionEcrite =>
  avecVerres({
    _id: idNeuf(),
    type,
    text: "",
    media: MEDIA_QUESTION_DEFAUT,
    propositions: aDesOptions({ type }) ? [proposition(), proposition()] : [],
    verres: [],
    reponses: [],
    reponsesBonus: [],
    temps: 0,
    preuve: null,
    suite: null,
    liste: [],
    aleatoire: seRange(type),
  });

/** Of a question just added, in which nothing was written: it is not sent, not kept as a draft, and goes once it is left. */
export const estVierge = (question: QuestionEcrite): boolean =>
  estNeuve(question._id) && estQuestionVide(ecrireQuestion(question));

/** Those that are there keep their glass; one that is new takes a place between them that its rank does not tell. */
function avecVerres(question: QuestionEcrite): QuestionEcrite {
  const { propositions, verres } = question;
  const suite = verres.filter((cle) => propositions.some((une) => une.cle === cle));
  for (const { cle } of propositions)
    if (!suite.includes(cle)) suite.splice(placeDe(cle, suite.length + 1), 0, cle);
  return { ...question, verres: suite };
}

/** Of `n` places, one that follows from the key, which is drawn by chance. */
const placeDe = (cle: string, n: number): number =>
  [...cle].reduce((somme, lettre) => (somme * 31 + (lettre.codePointAt(0) ?? 0)) % 9973, 7) % n;

export function lireQuestion({ options, reponse, precis, ...reste }: Question): QuestionEcrite {
  const enOrdre = seRange(reste.type);
  const libre = seTape(reste.type);
  const textes = enOrdre
    ? [...reponse, ...options.filter((option) => !reponse.includes(option))]
    : options;
  const propositions = textes.map((texte) =>
    proposition(texte, {
      bonne: !enOrdre && reponse.includes(texte),
      bonus: !enOrdre && precis.includes(texte),
    }),
  );
  // options with equal text still get different glasses
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

/** As it is saved: spaces around and fields left empty are nothing. */
export function ecrireQuestion({
  propositions,
  verres,
  reponses,
  reponsesBonus,
  ...reste
}: QuestionEcrite): Question {
  const texteDe = (cle: string) => propositions.find((une) => une.cle === cle)?.texte ?? "";
  const textes = (dont: (une: Proposition) => boolean) =>
    pleins(propositions.filter(dont).map(({ texte }) => texte));
  const commun = { ...reste, liste: pleins(reste.liste) };
  switch (maniereDe(reste)) {
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

/** Another type: answers are cleared; to `entree`, options become what is accepted (plateforme §4). */
export function changerType(question: QuestionEcrite, type: TypeQuestion): QuestionEcrite {
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
  const gardees = propositions.map(({ cle, texte }) => proposition(texte, { cle }));
  const manquent = aDesOptions({ type }) && gardees.length === 0;
  return avecVerres({
    ...question,
    type,
    propositions: manquent ? [proposition(), proposition()] : gardees,
    reponses: [],
    reponsesBonus: [],
    // options that come in the right order would tell it
    aleatoire: seRange(type) || question.aleatoire,
  });
}

/** @param changer what is new of it */
export const changerProposition = (
  question: QuestionEcrite,
  cle: string,
  changer: Partial<Omit<Proposition, "cle">>,
): QuestionEcrite => ({
  ...question,
  propositions: question.propositions.map((une) =>
    une.cle === cle ? { ...une, ...changer } : une,
  ),
});

/**
 * Puts in as many as there is room for, at that rank.
 * @returns with how many there was no room for
 */
export function ajouterPropositions(
  question: QuestionEcrite,
  rang: number,
  neuves: readonly Proposition[],
): { readonly question: QuestionEcrite; readonly deTrop: number } {
  const place = Math.max(0, OPTIONS_MAX - question.propositions.length);
  const propositions = insererDans(question.propositions, rang, neuves.slice(0, place));
  return {
    question: avecVerres({ ...question, propositions }),
    deTrop: Math.max(0, neuves.length - place),
  };
}

/** An option that goes is right no more (plateforme §4). */
export const retirerProposition = (question: QuestionEcrite, cle: string): QuestionEcrite =>
  avecVerres({
    ...question,
    propositions: question.propositions.filter((une) => une.cle !== cle),
  });

/** @param vers its rank afterwards */
export function deplacerProposition(
  question: QuestionEcrite,
  cle: string,
  vers: number,
): QuestionEcrite {
  const une = question.propositions.find((autre) => autre.cle === cle);
  if (une === undefined) return question;
  const autres = question.propositions.filter((autre) => autre !== une);
  const rang = Math.max(0, Math.min(autres.length, vers));
  return { ...question, propositions: insererDans(autres, rang, [une]) };
}

/**
 * Several lines pasted into an option: the first takes its place, the others follow it.
 * A line that begins with `*` or `=` is right.
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
    autres.map(({ texte, bonne }) => proposition(texte, { bonne })),
  );
}

/** Whether nothing of it would be saved differently. */
export const memesQuestions = (a: QuestionEcrite, b: QuestionEcrite): boolean =>
  a === b || memes(ecrireQuestion(a), ecrireQuestion(b));

/** Puts elements in a list, the first of them at that rank. */
export const insererDans = <T>(liste: readonly T[], rang: number, neufs: readonly T[]): T[] => [
  ...liste.slice(0, rang),
  ...neufs,
  ...liste.slice(rang),
];
