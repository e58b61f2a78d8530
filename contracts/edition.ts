/** Writing quizzes and questions: plateforme §4, §5, §7 "Quizzes and questions"; decisions-plateforme "Whole-quiz PUT", "Concurrent edits". */
import { z } from "zod";
import {
  AUTEUR_QUIZZ_LONGUEUR_MAX,
  ELEMENT_LISTE_QUESTION_LONGUEUR_MAX,
  LICENCE_QUIZZ_LONGUEUR_MAX,
  OPTION_LONGUEUR_MAX,
  OPTIONS_PAR_QUESTION_MAX,
  QUESTION_ENTIERE_LONGUEUR_MAX,
  QUESTIONS_PAR_QUIZZ_MAX,
  REPONSE_LIBRE_LONGUEUR_MAX,
  SOURCE_QUIZZ_LONGUEUR_MAX,
  TAGS_PAR_QUIZZ_MAX,
  MINUTEUR_QUESTION_MAX_S,
  TEXTE_QUESTION_LONGUEUR_MAX,
  TITRE_QUIZZ_LONGUEUR_MAX,
} from "./limites.ts";
import { declarerPhrasesAffichables } from "./phrase.ts";
import {
  estReponseFaiteDOptions,
  reglagesDesNouvellesQuestions,
  donneesPreuveOuSuite,
  langueQuizz,
  question,
  visibilite,
} from "./quizz.ts";
import { trouverTag, filtrerTagsConnus } from "./tags.ts";
import { aDuTexteVisible, nettoyerTexteSurUneLigne } from "./texte-visible.ts";

export const PHRASES_EDITION_QUIZZ = declarerPhrasesAffichables({
  titreVide: "Rentrez un titre pour le quizz",
  titreLong: "Le titre du quizz est trop long (60 caractères max).",
  source: "La source est trop longue (300\u00A0caractères max).",
  auteur: "L’auteur est trop long (120\u00A0caractères max).",
  licence: "La licence est trop longue (120\u00A0caractères max).",
  tags: "Un quizz ne peut pas avoir plus de 4 tags",
  tagPresent: "Ce tag est déjà présent",
  questions: `Un quizz ne peut pas avoir plus de ${QUESTIONS_PAR_QUIZZ_MAX}\u00A0questions.`,
  questionDouble: "Une question est citée deux fois dans le quizz.",
  questionLongue: "La question est trop longue (20\u00A0000\u00A0caractères max, tout compris).",
  texteLong: "Le texte est trop long (2\u00A0000\u00A0caractères max).",
  propositionVide: "Veuillez entrer une proposition.",
  proposition: "Cette proposition existe déjà.",
  propositions: "Vous ne pouvez pas ajouter plus de 6 propositions.",
  propositionLongue: "Allez encore plus long 😑 60 caractères max.",
  reponse: "Cette réponse existe déjà.",
  reponseLongue: "Une réponse ne dépasse pas 120\u00A0caractères.",
  horsPropositions: "Une réponse ne fait pas partie des propositions.",
  temps: "Le temps d’une question ne dépasse pas 3600\u00A0secondes.",
  tempsEntier: "Le temps d’une question est un nombre entier de secondes, 0 pour aucun.",
  liste: "Un élément doit être écrit dans la liste.",
  elementLong: "Un élément de la liste ne dépasse pas 500\u00A0caractères.",
  preuve: "Rentrez un texte à votre preuve avant de le sauvegarder",
  plages: "Les questions à mélanger ne vont pas ensemble.",
});

/** Whether a text has at most `max` characters, where an emoji is one. */
const auPlus = (max: number) => (texte: string) => [...texte].length <= max;
const id = z.string().min(1).max(64);

/** Request id chosen by the page: a repeated request is done once, and gets the same answer. */
const envoi = z.uuid().optional();
/** Id of the editor tab: saves of one tab within ten minutes share a version. */
const atelier = z.uuid().optional();
export const queryStringAvecIdDOnglet = z.object({ atelier });

export const titreQuizz = z
  .string()
  .transform((texte) => nettoyerTexteSurUneLigne(texte))
  .refine(aDuTexteVisible, PHRASES_EDITION_QUIZZ.titreVide)
  .refine(auPlus(TITRE_QUIZZ_LONGUEUR_MAX), PHRASES_EDITION_QUIZZ.titreLong);

const ligneDeCredit = (max: number, phrase: string) =>
  z
    .string()
    .transform((texte) => nettoyerTexteSurUneLigne(texte))
    .refine(auPlus(max), phrase)
    .optional();

export const corpsNouveauQuizz = z.object({
  title: titreQuizz,
  langue: langueQuizz.default("fr"),
  envoi,
});

/** Copying a quizz that one may see; the default title is "Titre (copie)". */
export const corpsCopieQuizz = z.object({ title: titreQuizz.optional(), envoi });

const sansDoublon = (textes: readonly string[]) => new Set(textes).size === textes.length;

const proposition = z
  .string()
  .refine(aDuTexteVisible, PHRASES_EDITION_QUIZZ.propositionVide)
  .max(OPTION_LONGUEUR_MAX, PHRASES_EDITION_QUIZZ.propositionLongue);
const reponse = z
  .string()
  .refine(aDuTexteVisible, PHRASES_EDITION_QUIZZ.propositionVide)
  .max(REPONSE_LIBRE_LONGUEUR_MAX, PHRASES_EDITION_QUIZZ.reponseLongue);
const element = z
  .string()
  .refine(aDuTexteVisible, PHRASES_EDITION_QUIZZ.liste)
  .max(ELEMENT_LISTE_QUESTION_LONGUEUR_MAX, PHRASES_EDITION_QUIZZ.elementLong);
const texte = z.string().max(TEXTE_QUESTION_LONGUEUR_MAX, PHRASES_EDITION_QUIZZ.texteLong);
const complementEcrit = donneesPreuveOuSuite.extend({ text: texte });

/** A question as the editor sends it. */
export const corpsQuestion = question
  .omit({ _id: true })
  .extend({
    text: texte,
    // a custom check instead of `max`: zod stops after a failed `max` of a list or z.int(), and the checks below would not give
    // their messages
    options: z
      .array(proposition)
      .refine(
        (options) => options.length <= OPTIONS_PAR_QUESTION_MAX,
        PHRASES_EDITION_QUIZZ.propositions,
      )
      .default([]),
    reponse: z.array(reponse).default([]),
    precis: z.array(reponse).default([]),
    temps: z
      .number()
      .multipleOf(1, PHRASES_EDITION_QUIZZ.tempsEntier)
      .min(0, PHRASES_EDITION_QUIZZ.tempsEntier)
      .max(MINUTEUR_QUESTION_MAX_S, PHRASES_EDITION_QUIZZ.temps)
      .default(0),
    preuve: complementEcrit.nullable().default(null),
    suite: complementEcrit.nullable().default(null),
    liste: z.array(element).default([]),
  })
  .refine(({ options }) => sansDoublon(options), PHRASES_EDITION_QUIZZ.proposition)
  .refine(
    ({ reponse, precis }) => sansDoublon([...reponse, ...precis]),
    PHRASES_EDITION_QUIZZ.reponse,
  )
  .refine(
    ({ type, options, reponse }) =>
      !estReponseFaiteDOptions({ type }) || reponse.every((une) => options.includes(une)),
    PHRASES_EDITION_QUIZZ.horsPropositions,
  )
  .refine(
    ({ preuve }) => preuve === null || aDuTexteVisible(preuve.text),
    PHRASES_EDITION_QUIZZ.preuve,
  )
  .refine(
    (une) => tailleQuestion(une) <= QUESTION_ENTIERE_LONGUEUR_MAX,
    PHRASES_EDITION_QUIZZ.questionLongue,
  );
export type CorpsQuestion = z.infer<typeof corpsQuestion>;

/** Total length of a question's texts and addresses, in UTF-16 units. */
function tailleQuestion(une: Omit<z.infer<typeof question>, "_id">): number {
  const { text, preuve, suite, options, reponse, precis, liste } = une;
  return [
    text,
    une.media,
    ...[preuve, suite].flatMap((dit) => (dit === null ? [] : [dit.text, dit.media])),
  ]
    .concat(options, reponse, precis, liste)
    .reduce((total, dit) => total + dit.length, 0);
}

/** A question in a whole quizz: a known id changes that question; an unknown one creates a question with a new id. */
const questionDeQuizz = corpsQuestion.safeExtend({ _id: id });

const idDe = (une: string | { readonly _id: string }) => (typeof une === "string" ? une : une._id);

/** Body of a PUT of a whole quizz. */
export const corpsQuizz = z
  .object({
    title: titreQuizz,
    visibilite,
    aleatoireGlobal: z.boolean(),
    /** Whether the questions may serve in an evening that somebody else composes; absent: unchanged. */
    composable: z.boolean().optional(),
    /** Time and order of new questions; absent: unchanged. */
    defauts: reglagesDesNouvellesQuestions.optional(),
    aleatoire: z.array(z.int().min(0)).max(2 * QUESTIONS_PAR_QUIZZ_MAX),
    tags: z
      .array(z.string().max(100))
      .max(100)
      .refine(
        (tags) => sansDoublon(tags.flatMap((tag) => trouverTag(tag) ?? [])),
        PHRASES_EDITION_QUIZZ.tagPresent,
      )
      .transform(filtrerTagsConnus)
      .refine((tags) => tags.length <= TAGS_PAR_QUIZZ_MAX, PHRASES_EDITION_QUIZZ.tags),
    /** Questions in their new order: an id leaves the question unchanged. Unnamed questions come last. */
    questions: z
      .array(z.union([id, questionDeQuizz]))
      .max(QUESTIONS_PAR_QUIZZ_MAX, PHRASES_EDITION_QUIZZ.questions),
    /** Deleted questions; an unknown one is no error. */
    retirees: z.array(id).max(QUESTIONS_PAR_QUIZZ_MAX).default([]),
    /** Credit of the quizz; an absent part is unchanged. */
    source: ligneDeCredit(SOURCE_QUIZZ_LONGUEUR_MAX, PHRASES_EDITION_QUIZZ.source),
    auteur: ligneDeCredit(AUTEUR_QUIZZ_LONGUEUR_MAX, PHRASES_EDITION_QUIZZ.auteur),
    licence: ligneDeCredit(LICENCE_QUIZZ_LONGUEUR_MAX, PHRASES_EDITION_QUIZZ.licence),
    /** Date with which the quizz was read. */
    date: z.string().max(40),
    /** Whether the author confirmed overwriting the quizz's state of this `date`, which stays a version. */
    ecrase: z.boolean().default(false),
    envoi,
    atelier,
  })
  .refine(
    ({ questions, retirees }) => sansDoublon([...questions.map(idDe), ...new Set(retirees)]),
    PHRASES_EDITION_QUIZZ.questionDouble,
  )
  .refine(
    ({ aleatoire, questions }) => sontPlagesAMelangerValides(aleatoire, questions.length),
    PHRASES_EDITION_QUIZZ.plages,
  );
export type CorpsQuizz = z.infer<typeof corpsQuizz>;

/** Whether ranges to shuffle are valid: pairs of start and end, in order and within the quizz. */
export function sontPlagesAMelangerValides(plages: readonly number[], nombre: number): boolean {
  return (
    plages.length % 2 === 0 &&
    plages.every((borne, rang) => {
      const avant = plages[rang - 1];
      const apres = rang % 2 === 0 ? (avant ?? -1) < borne : avant !== undefined && avant <= borne;
      return borne < nombre && apres;
    })
  );
}

export const corpsAjoutQuestion = z.object({
  question: corpsQuestion,
  /** Rank at which the question is inserted; beyond the last, it goes to the end. */
  index: z.int().min(0).max(QUESTIONS_PAR_QUIZZ_MAX),
  envoi,
  atelier,
});

/**
 * Body of a change of one question. `date`: date with which the quizz was read; without it, the stored question is
 * overwritten.
 */
export const corpsChangementQuestion = z.object({
  question: corpsQuestion,
  date: z.string().max(40).optional(),
  envoi,
  atelier,
});

export const reponseQuizzCree = z.object({ _id: z.string() });
/** Answer to a change of a quizz: a message, and the quizz's new date. */
export const reponseQuizzModifie = z.object({ message: z.string(), date: z.string() });
/** Answer to a save of a whole quizz: message, new date, and the ids of the questions in order, new ones included. */
export const reponseQuizzEnregistre = reponseQuizzModifie.extend({
  questions: z.array(z.string()),
  /** Stored files that the quizz shows under another name from now on: those of a co-author became the creator's too. */
  medias: z.record(z.string(), z.string()).optional(),
});
export type ReponseQuizzEnregistre = z.infer<typeof reponseQuizzEnregistre>;
export const reponseQuestionAjoutee = z.object({ question, date: z.string() });
/** Answer of GET /api/quizz-no-populate/:id: a quizz, its creator and the ids of its questions. */
export const reponseQuizzAvecIdsDesQuestions = z.object({
  _id: z.string(),
  createur: z.string(),
  questions: z.array(z.string()),
});

/** Answer 400 to a save: the sentence, and the rank from 1 of the question concerned, if any. */
export const reponseQuizzInvalide = z.object({
  message: z.string(),
  question: z.int().min(1).optional(),
});

/**
 * Answer 409 to a save: the quizz changed since it was read; `date` is its current one. Without `date`: the quizz is full.
 */
export const reponseQuizzPerimeOuPlein = z.object({
  message: z.string(),
  date: z.string().optional(),
});

const COPIE = " (copie)";

/** Title of a copied quizz: "Titre (copie)", cut to the length of a title. */
export function composerTitreDeCopie(titre: string): string {
  const debut = [...titre].slice(0, TITRE_QUIZZ_LONGUEUR_MAX - COPIE.length).join("");
  return debut.trimEnd() + COPIE;
}
