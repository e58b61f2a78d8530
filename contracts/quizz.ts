/** Quizzes and questions as they travel: plateforme §3 and §7. */
import { z } from "zod";
import {
  AUTEUR_QUIZZ_LONGUEUR_MAX,
  ELEMENT_LISTE_QUESTION_LONGUEUR_MAX,
  FAVORIS_PAR_COMPTE_MAX,
  LICENCE_QUIZZ_LONGUEUR_MAX,
  MEDIA_QUESTION_DEFAUT,
  MINUTEUR_QUESTION_MAX_S,
  OPTIONS_PAR_QUESTION_MAX,
  OPTION_LONGUEUR_MAX,
  QUIZZ_PAR_COMPTE_MAX,
  RECHERCHE_LONGUEUR_MAX,
  REPONSE_LIBRE_LONGUEUR_MAX,
  SOURCE_QUIZZ_LONGUEUR_MAX,
  TAGS_PAR_QUIZZ_MAX,
  TEXTE_QUESTION_LONGUEUR_MAX,
  TITRE_QUIZZ_LONGUEUR_MAX,
} from "./limites.ts";
import { estQuestionVide } from "./question-vide.ts";

export const typeQuestion = z.enum(["choix", "entree", "ordre", "rien"]);
export type TypeQuestion = z.infer<typeof typeQuestion>;

/** A stored file name (`/media/{name}`), perhaps with the part of it that is shown (fragment.ts), or an http(s) address; never another scheme. */
export const nomOuAdresseMedia = z
  .string()
  .max(2000)
  .refine((nom) => /^(?:https?:\/\/.*|[\w-]+(?:\.[\w-]+)*(?:#[\w=:,.&]+)?|)$/s.test(nom));

/** Evidence or follow-up: a text and, perhaps, a picture, a sound or a video. */
export const donneesPreuveOuSuite = z.object({
  media: nomOuAdresseMedia.default(""),
  text: z.string().max(TEXTE_QUESTION_LONGUEUR_MAX),
});
export type DonneesPreuveOuSuite = z.infer<typeof donneesPreuveOuSuite>;

const option = z.string().min(1).max(OPTION_LONGUEUR_MAX);
const reponse = z.string().min(1).max(REPONSE_LIBRE_LONGUEUR_MAX);

export const question = z.object({
  _id: z.string(),
  type: typeQuestion,
  text: z.string().max(TEXTE_QUESTION_LONGUEUR_MAX),
  media: nomOuAdresseMedia.default(MEDIA_QUESTION_DEFAUT),
  options: z.array(option).max(OPTIONS_PAR_QUESTION_MAX).default([]),
  reponse: z.array(reponse).default([]),
  precis: z.array(reponse).default([]),
  temps: z.int().min(0).default(0),
  preuve: donneesPreuveOuSuite.nullable().default(null),
  suite: donneesPreuveOuSuite.nullable().default(null),
  liste: z.array(z.string().min(1).max(ELEMENT_LISTE_QUESTION_LONGUEUR_MAX)).default([]),
  aleatoire: z.boolean().default(false),
});
export type Question = z.infer<typeof question>;

/**
 * Ways of answering a question: players choose one option, put all the options in order, or type a text. Most screens
 * depend on this alone.
 */
export type ManiereDeRepondre = "uneOption" | "toutesLesOptions" | "texte";

/** A fault in the answers of a question; fautes.ts says it to the author. */
export type CodeFauteDesReponsesDeQuestion =
  | "sansReponse"
  | "peuDePropositions"
  | "ordreIncomplet"
  | "sansReponseAcceptee";

interface TypeDeQuestion {
  /** Null: a message, which is only read (jeu §3, §4). */
  readonly maniere: ManiereDeRepondre | null;
  /** The names that people give this type in a table, in French or in English, without capitals or accents. */
  readonly noms: RegExp;
  readonly fautes: (
    question: Pick<Question, "options" | "reponse">,
  ) => readonly CodeFauteDesReponsesDeQuestion[];
}

const bonnesOptions = ({ options, reponse }: Pick<Question, "options" | "reponse">): number =>
  options.filter((option) => reponse.includes(option)).length;

/** Facts about each type of question that every part needs; the game's rules and the screens each have such a table too. */
export const TYPES_DE_QUESTION = {
  choix: {
    maniere: "uneOption",
    noms: /^(?:choix|qcm|choix (?:multiples?|unique)|multiple choice|checkbox|quiz|mcq|vrai (?:ou )?faux|v ?f|vf|true (?:or )?false|t ?f|boolean)$/,
    fautes: (question) => [
      ...(question.options.length < 2 ? (["peuDePropositions"] as const) : []),
      ...(bonnesOptions(question) === 0 ? (["sansReponse"] as const) : []),
    ],
  },
  entree: {
    maniere: "texte",
    noms: /^(?:entree|texte|reponse (?:libre|ouverte|courte)|ouverte|libre|saisie|fill in the blank|open ended|short answer|text)$/,
    fautes: ({ reponse: acceptees }) => (acceptees.length === 0 ? ["sansReponseAcceptee"] : []),
  },
  ordre: {
    maniere: "toutesLesOptions",
    noms: /^(?:ordre|classement|order|ordering|jumble|puzzle)$/,
    fautes(question) {
      if (question.options.length < 2) return ["peuDePropositions"];
      return bonnesOptions(question) < question.options.length ? ["ordreIncomplet"] : [];
    },
  },
  rien: {
    maniere: null,
    noms: /^(?:rien|message|info|information|diapo|slide|content)$/,
    fautes: () => [],
  },
} as const satisfies Readonly<Record<TypeQuestion, TypeDeQuestion>>;

/** Way of answering a question; null for a message. */
export const trouverManiereDeRepondre = ({
  type,
}: {
  readonly type: TypeQuestion;
}): ManiereDeRepondre | null => TYPES_DE_QUESTION[type].maniere;

/** Whether the question is answered and judged; otherwise it is a message to read. */
export const questionAttendReponse = (question: { readonly type: TypeQuestion }): boolean =>
  trouverManiereDeRepondre(question) !== null;

/** Whether the right answer of a question is made of its options. */
export function estReponseFaiteDOptions(question: { readonly type: TypeQuestion }): boolean {
  const maniere = trouverManiereDeRepondre(question);
  return maniere === "uneOption" || maniere === "toutesLesOptions";
}

/** Number of questions of a quizz, without messages and blank questions (plateforme §2, jeu §9). */
export const compterQuestionsDuQuizz = (questions: readonly Question[]): number =>
  questions.filter((une) => questionAttendReponse(une) && !estQuestionVide(une)).length;

/** Time and order of new questions of a quizz: seconds to answer (0: no timer), and whether their options are shuffled. */
export const reglagesDesNouvellesQuestions = z.object({
  temps: z.int().min(0).max(MINUTEUR_QUESTION_MAX_S),
  melange: z.boolean(),
});
export type ReglagesDesNouvellesQuestions = z.infer<typeof reglagesDesNouvellesQuestions>;
export const REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS: ReglagesDesNouvellesQuestions = {
  temps: 0,
  melange: false,
};

export const visibilite = z.enum(["prive", "amis", "public"]);
export type Visibilite = z.infer<typeof visibilite>;

/** Language in which a quizz is written. */
export const langueQuizz = z.enum(["fr"]);
export type LangueQuizz = z.infer<typeof langueQuizz>;

/** Names of the quizz lists that are the same for every reader. */
export const nomListeQuizzPourTous = z.enum(["public", "officiel"]);
export type NomListeQuizzPourTous = z.infer<typeof nomListeQuizzPourTous>;

/** A quizz with its questions in it, for playing and for the read-only views. */
export const quizz = z.object({
  _id: z.string(),
  title: z.string().min(1).max(TITRE_QUIZZ_LONGUEUR_MAX),
  createur: z.string(),
  createurPseudo: z.string(),
  questions: z.array(question),
  visibilite,
  /**
   * Whether the moderation hides the quizz from everybody but its authors, whatever `visibilite` asks for. Absent
   * otherwise.
   */
  masque: z.boolean().optional(),
  /** Measure that hides the quizz, for its creator to read and contest. */
  mesure: z.string().nullish(),
  /** Whether the caller writes this quizz of somebody else. Absent otherwise. */
  coauteur: z.boolean().optional(),
  aleatoireGlobal: z.boolean(),
  /** Flat start,end pairs (both included) of the ranges to shuffle. */
  aleatoire: z.array(z.int().min(0)),
  tags: z.array(z.string()).max(TAGS_PAR_QUIZZ_MAX),
  /** Credit of the quizz: its source, author and licence in free text (decisions-plateforme "Credit"). */
  source: z.string().max(SOURCE_QUIZZ_LONGUEUR_MAX).default(""),
  auteur: z.string().max(AUTEUR_QUIZZ_LONGUEUR_MAX).default(""),
  licence: z.string().max(LICENCE_QUIZZ_LONGUEUR_MAX).default(""),
  /** Whether the questions may serve in an evening that somebody else composes; absent from older versions and files: yes. */
  composable: z.boolean().optional(),
  /** Time and order of new questions; absent from older versions and files: none. */
  defauts: reglagesDesNouvellesQuestions.optional(),
  date: z.string(),
  note: z.number(),
});
export type Quizz = z.infer<typeof quizz>;

/** A row of a quizz list: plateforme §3. */
export const ligneListeQuizz = z.object({
  _id: z.string(),
  title: z.string(),
  createur: z.object({ pseudo: z.string() }),
  questionsCount: z.int(),
  note: z.number(),
  tags: z.array(z.string()),
});
export type LigneListeQuizz = z.infer<typeof ligneListeQuizz>;

/**
 * Answer with a page of a quizz list. `proposition`: another spelling, when the search found nothing but would find a
 * quizz with it.
 */
export const reponseListeQuizz = z.object({
  quizz: z.array(ligneListeQuizz),
  totalCount: z.int(),
  proposition: z.string().optional(),
});
export type ReponseListeQuizz = z.infer<typeof reponseListeQuizz>;

/** Row of one's own quizz list, with fields for its author only. */
export const ligneDeMesQuizz = ligneListeQuizz.extend({
  visibilite,
  /** Date of the quizz's last update. */
  date: z.string(),
  /** Number of faults of the quizz's questions (contracts/fautes.ts). */
  fautes: z.int(),
  /** Lower bound of the number of finished games of the quizz. */
  parties: z.int(),
  /** Number of questions whose answers make them doubtful (contracts/statistiques.ts). */
  doutes: z.int(),
  /** Whether the moderation hides the quizz, whatever `visibilite` asks for; `mesure`: the measure to read and contest. */
  masque: z.boolean(),
  mesure: z.string().nullable(),
});
export type LigneDeMesQuizz = z.infer<typeof ligneDeMesQuizz>;

export const reponseMesQuizz = reponseListeQuizz.extend({ quizz: z.array(ligneDeMesQuizz) });
export type ReponseMesQuizz = z.infer<typeof reponseMesQuizz>;

/** Maximum number of quizzes left out of a list: more than a room plays in an evening. */
const SAUF_MAX = 50;

export const triListeQuizz = z.enum(["ajout", "recent", "oldest", "note"]);

/** Query of every quizz list: plateforme §7. `tags` may be repeated, as `tags` or `tags[]`. */
export const requeteListeQuizz = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(50),
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  search: z.string().max(RECHERCHE_LONGUEUR_MAX).default(""),
  sort: triListeQuizz.nullish().catch(null),
  tags: z
    .union([z.string().transform((tag) => [tag]), z.array(z.string())])
    .default([])
    .transform((tags) => tags.filter((tag) => tag !== "").slice(0, 48)),
  /** Ids of quizzes to leave out; may be repeated. */
  sauf: z
    .union([z.string().transform((id) => [id]), z.array(z.string())])
    .transform((ids) => ids.slice(0, SAUF_MAX))
    .optional(),
  /** Whether quizzes that the logged-in account has played are left out. */
  nouveaux: z.stringbool().optional(),
});
export type RequeteListeQuizz = z.infer<typeof requeteListeQuizz>;

/** Query of GET /user/quizz: one's own quizzes, with those without any question or message when `includeEmpty` asks for them. */
export const requeteMesQuizz = requeteListeQuizz.extend({
  includeEmpty: z.stringbool().default(false),
});

/** Body of PUT /user/quizz: one's own list in its new order; only the ids of the rows are read. */
export const corpsOrdreMesQuizz = z.object({
  quizz: z.array(z.object({ _id: z.string().min(1).max(64) })).max(QUIZZ_PAR_COMPTE_MAX),
});

const ids = z.array(z.string().min(1).max(64)).max(FAVORIS_PAR_COMPTE_MAX);

/** Answer of GET /fav-id: the ids of bookmarked quizzes, in order. */
export const reponseFavoris = z.object({ favoris: ids });

/**
 * Body of PUT /fav: all bookmarks. `avant`: the bookmarks that the page had read; only the page's own additions and
 * removals are then made, so that changes of another page stay.
 */
export const corpsFavoris = reponseFavoris.extend({ avant: ids.optional() });
