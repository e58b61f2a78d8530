/**
 * « Composer une soirée »: a list of questions that a group has never seen, chosen from several quizzes
 * (docs/decisions/0080). The choice is pure: chance is the order of the candidates.
 */
import { z } from "zod";
import { titreQuizz } from "./edition.ts";
import { decouperEnMots, plierTextePourRecherche } from "./mots.ts";
import type { Question } from "./quizz.ts";
import { calculerTeneurDeQuestion, REPONSES_AVANT_DE_DOUTER } from "./statistiques.ts";
import { TAGS_QUIZZ } from "./tags.ts";

export const QUESTIONS_COMPOSEES_MIN = 5;
export const QUESTIONS_COMPOSEES_MAX = 40;
/** Number of tags of which a composed quizz may ask for one. */
export const TAGS_DE_COMPOSITION_MAX = 8;
/** Shortest interval between two compositions of a room. */
export const INTERVALLE_ENTRE_COMPOSITIONS_MIN_MS = 2_000;
/** For how long the questions that somebody has seen are remembered, in days. */
export const JOURS_DE_GARDE_DES_QUESTIONS_VUES = 400;
/** Tag of quizzes that a composition leaves out unless the host asks for this very tag. */
export const TAG_EXCLU_SAUF_DEMANDE = "NSFW";
export const TITRE_QUIZZ_COMPOSE = "Soirée composée";

const PREFIXE = "composee-";

/** From this percentage of right answers a question is easy; below the other one it is hard. */
const POURCENTAGE_FACILE = 70;
const POURCENTAGE_DIFFICILE = 40;

export const difficulteDeQuestion = z.enum(["facile", "moyen", "difficile"]);
export type DifficulteDeQuestion = z.infer<typeof difficulteDeQuestion>;
/** Difficulty that a host wishes; `melange`: any. */
export const difficulteVoulue = z.enum(["melange", ...difficulteDeQuestion.options]);
export type DifficulteVoulue = z.infer<typeof difficulteVoulue>;

/** Where questions come from: the host's own quizzes, bookmarked ones, and public ones whose author allows it. */
export const sourceDeComposition = z.enum(["miens", "signets", "publics"]);
export type SourceDeComposition = z.infer<typeof sourceDeComposition>;

/** Wishes of a host. A quizz needs one of the `tags`; without tags, any quizz will do. */
export const voeuxDeComposition = z.object({
  tags: z.array(z.string().refine((tag) => TAGS_QUIZZ.includes(tag))).max(TAGS_DE_COMPOSITION_MAX),
  nombre: z.int().min(QUESTIONS_COMPOSEES_MIN).max(QUESTIONS_COMPOSEES_MAX),
  difficulte: difficulteVoulue,
  sources: z.array(sourceDeComposition).min(1).max(sourceDeComposition.options.length),
});
export type VoeuxDeComposition = z.infer<typeof voeuxDeComposition>;

/** People whose questions are not asked again: the host (account, and hash of the browser's secret), and accounts in the room. */
export const hoteEtComptesDeRoom = z.object({
  compte: z.string().nullable(),
  jeton: z.string(),
  comptes: z.array(z.string()),
});
export type HoteEtComptesDeRoom = z.infer<typeof hoteEtComptesDeRoom>;

/** A composition that a room asks for. `tirage`: fresh secret chance, as text. */
export const demandeDeComposition = z.object({
  groupe: hoteEtComptesDeRoom,
  voeux: voeuxDeComposition,
  tirage: z.string(),
});
export type DemandeDeComposition = z.infer<typeof demandeDeComposition>;

/** A question of a composed quizz, by its id and that of its quizz. */
export const referenceDeQuestionComposee = z.object({
  quizz: z.string().min(1).max(64),
  question: z.string().min(1).max(64),
});
export type ReferenceDeQuestionComposee = z.infer<typeof referenceDeQuestionComposee>;
export const referencesDeQuestionsComposees = z
  .array(referenceDeQuestionComposee)
  .max(QUESTIONS_COMPOSEES_MAX);

/** Body that keeps a composed quizz among one's own. */
export const corpsGarderComposition = z.object({
  title: titreQuizz,
  composees: referencesDeQuestionsComposees.min(1),
  /** Id of the composed quizz in its room: kept again, it is the same quizz. */
  envoi: z.string().startsWith(PREFIXE).max(64),
});

/** The outcome of a composition. */
export const compositionTiree = z.object({
  questions: referencesDeQuestionsComposees,
  /** Number of questions that the host wished. */
  nombre: z.int(),
  /** Quizzes that the questions come from, with the credit of each. */
  quizz: z.array(z.object({ titre: z.string(), auteur: z.string(), questions: z.int() })),
  difficultes: z.record(difficulteDeQuestion, z.int()),
  /** Questions whose difficulty nobody knows yet, counted as `moyen`. */
  inconnues: z.int(),
});
export type CompositionTiree = z.infer<typeof compositionTiree>;

/** A composition for which nothing was found. */
export const COMPOSITION_SANS_QUESTION: CompositionTiree = {
  questions: [],
  nombre: 0,
  quizz: [],
  difficultes: { facile: 0, moyen: 0, difficile: 0 },
  inconnues: 0,
};

/** Id of a composed quizz, which no table has. @param tirage random text */
export const creerIdDeQuizzCompose = (hasard: string): string => PREFIXE + hasard;
export const estIdDeQuizzCompose = (id: string): boolean => id.startsWith(PREFIXE);

/**
 * Key by which a question is recognized as seen already: its text without case, accents and punctuation, and its teneur. A copy
 * in another quizz has the same key. Pure.
 */
export const calculerCleDeQuestionVue = (
  question: Pick<Question, "type" | "text" | "options" | "reponse" | "precis">,
): string =>
  JSON.stringify([
    decouperEnMots(plierTextePourRecherche(question.text)).join(" "),
    calculerTeneurDeQuestion(question),
  ]);

/** Difficulty of a question by its answers; null while they are too few to tell. Pure. */
export function calculerDifficulteDeQuestion({
  posees,
  justes,
}: {
  readonly posees: number;
  readonly justes: number;
}): DifficulteDeQuestion | null {
  if (posees < REPONSES_AVANT_DE_DOUTER) return null;
  if (100 * justes >= POURCENTAGE_FACILE * posees) return "facile";
  return 100 * justes < POURCENTAGE_DIFFICILE * posees ? "difficile" : "moyen";
}

/** A question that could be chosen. `cle`: hash of `calculerCleDeQuestionVue`; `difficulte`: null while unknown. */
export interface QuestionCandidateDeComposition extends ReferenceDeQuestionComposee {
  readonly cle: string;
  readonly difficulte: DifficulteDeQuestion | null;
}

/** Questions that a group has seen, by their ids and by their keys. */
export interface QuestionsVues {
  readonly questions: ReadonlySet<string>;
  readonly cles: ReadonlySet<string>;
}

/** Difficulties of the questions that each wish accepts, group by group: the wished one first, the opposite one never. */
const PAR_DIFFICULTE: Readonly<
  Record<DifficulteVoulue, readonly (readonly DifficulteDeQuestion[])[]>
> = {
  melange: [difficulteDeQuestion.options],
  facile: [["facile"], ["moyen"]],
  moyen: [["moyen"], ["facile", "difficile"]],
  difficile: [["difficile"], ["moyen"]],
};

/**
 * Chooses the questions of a composed quizz: none that the group has seen, no two of the same key, the wished difficulty first,
 * and as many quizzes as possible. Gives what there is when that is too few. Pure.
 * @param candidats in an order that chance has drawn, which the chosen ones keep
 */
export function choisirQuestionsDeComposition<Candidat extends QuestionCandidateDeComposition>(
  candidats: readonly Candidat[],
  { nombre, difficulte }: Pick<VoeuxDeComposition, "nombre" | "difficulte">,
  vues: QuestionsVues,
): Candidat[] {
  const prises = new Set<string>();
  const neufs = candidats.filter(({ question, cle }) => {
    if (vues.questions.has(question) || vues.cles.has(cle) || prises.has(cle)) return false;
    prises.add(cle);
    return true;
  });
  const choisis = new Set<Candidat>();
  const parQuizz = new Map<string, number>();
  for (const difficultes of PAR_DIFFICULTE[difficulte]) {
    let restants = neufs.filter((un) => difficultes.includes(un.difficulte ?? "moyen"));
    while (restants.length > 0 && choisis.size < nombre) {
      const moins = Math.min(...restants.map(({ quizz }) => parQuizz.get(quizz) ?? 0));
      const laisses: Candidat[] = [];
      for (const un of restants) {
        const deja = parQuizz.get(un.quizz) ?? 0;
        if (choisis.size === nombre || deja > moins) laisses.push(un);
        else {
          choisis.add(un);
          parQuizz.set(un.quizz, deja + 1);
        }
      }
      restants = laisses;
    }
  }
  return neufs.filter((un) => choisis.has(un));
}
