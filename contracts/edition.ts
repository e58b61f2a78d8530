/** Writing quizzes and questions: plateforme §4, §5, §7 "Quizzes and questions"; decisions-plateforme "Whole-quiz PUT", "Concurrent edits". */
import { z } from "zod";
import { QUESTIONS_MAX, TAGS_MAX, TEMPS_MAX, TITRE_QUIZZ_MAX } from "./limites.ts";
import { phrases } from "./phrase.ts";
import { aDesOptions, langue, question, visibilite } from "./quizz.ts";
import { tagsConnus } from "./tags.ts";
import { estVisible, nettoyerLigne } from "./texte-visible.ts";

export const TEXTES_EDITION = phrases({
  titreVide: "Rentrez un titre pour le quizz",
  titreLong: "Le titre du quizz est trop long (60 caractères max).",
  tags: "Un quizz ne peut pas avoir plus de 4 tags",
  propositionVide: "Veuillez entrer une proposition.",
  proposition: "Cette proposition existe déjà.",
  reponse: "Cette réponse existe déjà.",
  horsPropositions: "Une réponse ne fait pas partie des propositions.",
  temps: "Le temps d’une question ne dépasse pas 3600\u00A0secondes.",
  liste: "Un élément doit être écrit dans la liste.",
  preuve: "Rentrez un texte à votre preuve avant de le sauvegarder",
  plages: "Les questions à mélanger ne vont pas ensemble.",
});

const titre = z
  .string()
  .transform((texte) => nettoyerLigne(texte))
  .refine(estVisible, TEXTES_EDITION.titreVide)
  .refine((texte) => [...texte].length <= TITRE_QUIZZ_MAX, TEXTES_EDITION.titreLong);

export const nouveauQuizz = z.object({ title: titre, langue: langue.default("fr") });

const id = z.string().min(1).max(64);

/** Whole quizz of a PUT. Its questions are named in their new order; what they say is saved by their own calls. */
export const quizzModifie = z
  .object({
    title: titre,
    visibilite,
    aleatoireGlobal: z.boolean(),
    aleatoire: z.array(z.int().min(0)).max(2 * QUESTIONS_MAX),
    tags: z
      .array(z.string().max(100))
      .max(100)
      .transform(tagsConnus)
      .refine((tags) => tags.length <= TAGS_MAX, TEXTES_EDITION.tags),
    questions: z
      .array(z.union([id, z.object({ _id: id }).transform(({ _id }) => _id)]))
      .max(QUESTIONS_MAX),
    /** The one it was read with. */
    date: z.string().max(40),
  })
  .refine(
    ({ aleatoire, questions }) => plagesJustes(aleatoire, questions.length),
    TEXTES_EDITION.plages,
  );
export type QuizzModifie = z.infer<typeof quizzModifie>;

/** Pairs of start and end, each within the quizz and after the one before. */
function plagesJustes(plages: readonly number[], nombre: number): boolean {
  return (
    plages.length % 2 === 0 &&
    plages.every((borne, rang) => {
      const avant = plages[rang - 1];
      const apres = rang % 2 === 0 ? (avant ?? -1) < borne : avant !== undefined && avant <= borne;
      return borne < nombre && apres;
    })
  );
}

const sansDoublon = (textes: readonly string[]) => new Set(textes).size === textes.length;

/** A question as its editor sends it. */
export const questionModifiee = question
  .omit({ _id: true })
  .extend({ temps: z.int().min(0).max(TEMPS_MAX, TEXTES_EDITION.temps).default(0) })
  .refine(
    ({ options, reponse, precis }) => [...options, ...reponse, ...precis].every(estVisible),
    TEXTES_EDITION.propositionVide,
  )
  .refine(({ liste }) => liste.every(estVisible), TEXTES_EDITION.liste)
  .refine(({ options }) => sansDoublon(options), TEXTES_EDITION.proposition)
  .refine(({ reponse, precis }) => sansDoublon([...reponse, ...precis]), TEXTES_EDITION.reponse)
  .refine(
    ({ type, options, reponse }) =>
      !aDesOptions({ type }) || reponse.every((une) => options.includes(une)),
    TEXTES_EDITION.horsPropositions,
  )
  .refine(({ preuve }) => preuve === null || estVisible(preuve.text), TEXTES_EDITION.preuve);
export type QuestionModifiee = z.infer<typeof questionModifiee>;

export const ajoutQuestion = z.object({
  question: questionModifiee,
  /** Where it goes; at the end beyond the last. */
  index: z.int().min(0).max(QUESTIONS_MAX),
});

/** `date`: the one the quizz was read with; without it, what is stored is replaced whatever it is. */
export const changementQuestion = z.object({
  question: questionModifiee,
  date: z.string().max(40).optional(),
});

export const quizzCree = z.object({ _id: z.string() });
/** What was done, and the date that the quizz has from now on. */
export const edite = z.object({ message: z.string(), date: z.string() });
export const questionAjoutee = z.object({ question, date: z.string() });
export const quizzNonPeuple = z.object({
  _id: z.string(),
  createur: z.string(),
  questions: z.array(z.string()),
});
