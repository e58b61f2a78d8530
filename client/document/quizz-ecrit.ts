/** A quizz while it is written: all that can be saved of it, and what can be done to it. Pure. plateforme §2 to §5. */
import type { z } from "zod";
import { REGLAGES_RESERVES_AU_CREATEUR } from "#contracts/coauteurs.ts";
import type { corpsQuizz } from "#contracts/edition.ts";
import {
  type ReglagesDesNouvellesQuestions,
  estReponseFaiteDOptions,
  type Quizz,
  REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS,
} from "#contracts/quizz.ts";
import { seraientEnregistresPareil } from "./memes.ts";
import {
  ajouterPlageAleatoire,
  retirerPlageAleatoire,
  ecrirePlagesEnAleatoire,
  convertirAleatoireEnPlages,
  type PlageAleatoire,
  type CleDePlageParQuestion,
  ajusterPlagesAuxQuestions,
} from "./plages.ts";
import {
  convertirEnQuestionAEnregistrer,
  estQuestionVierge,
  creerIdDeQuestionNeuve,
  insererDansListeAuRang,
  convertirEnQuestionEcrite,
  sontMemesQuestions,
  type QuestionEcrite,
} from "./question-ecrite.ts";

export type ReglagesDeQuizz = Pick<
  Quizz,
  "title" | "visibilite" | "aleatoireGlobal" | "tags" | "source" | "auteur" | "licence"
> & {
  /** Whether the questions may serve in an evening that somebody else composes. */
  composable: boolean;
  defauts: ReglagesDesNouvellesQuestions;
};

export interface QuizzEcrit {
  readonly reglages: Readonly<ReglagesDeQuizz>;
  /** A question that was never saved has an id of the browser (`creerIdDeQuestionNeuve`). */
  readonly questions: readonly QuestionEcrite[];
  readonly plages: CleDePlageParQuestion;
  /**
   * `date` of the version that this was written over, when it is not the version that was read: the server then
   * refuses the save as a conflict until the author has chosen. Undo and redo keep it.
   */
  readonly perime?: string | undefined;
}

export const listerIdsDeQuestions = (questions: readonly { readonly _id: string }[]): string[] =>
  questions.map(({ _id }) => _id);

/** The editor's document of a quizz that the server has sent. */
export function convertirEnQuizzEcrit({
  title,
  visibilite,
  aleatoireGlobal,
  tags,
  source,
  auteur,
  licence,
  // a version from before the setting has no value for it: it counts as composable
  composable = true,
  defauts = REGLAGES_INITIAUX_DES_NOUVELLES_QUESTIONS,
  questions,
  aleatoire,
}: Omit<Quizz, "note">): QuizzEcrit {
  return {
    reglages: {
      title,
      visibilite,
      aleatoireGlobal,
      tags,
      source,
      auteur,
      licence,
      composable,
      defauts,
    },
    questions: questions.map(convertirEnQuestionEcrite),
    plages: convertirAleatoireEnPlages(listerIdsDeQuestions(questions), aleatoire),
  };
}

/** `aleatoire` as it is saved: first and last index of each range to shuffle. */
export const convertirPlagesDuQuizzEnAleatoire = ({ questions, plages }: QuizzEcrit): number[] =>
  ecrirePlagesEnAleatoire(listerIdsDeQuestions(questions), plages);

export const changerReglagesDuQuizz = (
  document: QuizzEcrit,
  champs: Partial<Readonly<ReglagesDeQuizz>>,
): QuizzEcrit => ({ ...document, reglages: { ...document.reglages, ...champs } });

export const changerQuestion = (
  document: QuizzEcrit,
  id: string,
  changer: (question: QuestionEcrite) => QuestionEcrite,
): QuizzEcrit => ({
  ...document,
  questions: document.questions.map((une) => (une._id === id ? changer(une) : une)),
});

/**
 * Sets the time, in seconds, and the order of the options of several questions; an absent field stays as it is in each. Questions
 * without options have no order to set.
 */
export function changerReglagesDesQuestions(
  document: QuizzEcrit,
  ids: ReadonlySet<string>,
  { temps, aleatoire }: Partial<Pick<QuestionEcrite, "temps" | "aleatoire">>,
): QuizzEcrit {
  const regler = (une: QuestionEcrite): QuestionEcrite => {
    const suivante = {
      ...une,
      temps: temps ?? une.temps,
      aleatoire: estReponseFaiteDOptions(une) ? (aleatoire ?? une.aleatoire) : une.aleatoire,
    };
    return sontMemesQuestions(suivante, une) ? une : suivante;
  };
  const questions = document.questions.map((une) => (ids.has(une._id) ? regler(une) : une));
  return questions.every((une, rang) => une === document.questions[rang])
    ? document
    : { ...document, questions };
}

/**
 * The document with its questions in another order, and its ranges updated.
 * @param venues ids of the questions that moved or were added
 */
function ordonner(
  document: QuizzEcrit,
  questions: readonly QuestionEcrite[],
  venues: ReadonlySet<string>,
): QuizzEcrit {
  return {
    ...document,
    questions,
    plages: ajusterPlagesAuxQuestions(listerIdsDeQuestions(questions), venues, document.plages),
  };
}

/** Inserts questions, the first of them at rank `rang`. */
export function insererQuestions(
  document: QuizzEcrit,
  rang: number,
  questions: readonly QuestionEcrite[],
): QuizzEcrit {
  return ordonner(
    document,
    insererDansListeAuRang(document.questions, rang, questions),
    new Set(listerIdsDeQuestions(questions)),
  );
}

export function retirerQuestions(document: QuizzEcrit, ids: ReadonlySet<string>): QuizzEcrit {
  return ordonner(
    document,
    document.questions.filter(({ _id }) => !ids.has(_id)),
    new Set(),
  );
}

/**
 * The document without its blank questions, which are never saved.
 * @param gardee whether the blank question of that id stays for now
 */
export function retirerQuestionsVierges(
  document: QuizzEcrit,
  gardee: (id: string) => boolean = () => false,
): QuizzEcrit {
  const vierges = document.questions.filter((une) => estQuestionVierge(une) && !gardee(une._id));
  return vierges.length === 0
    ? document
    : retirerQuestions(document, new Set(listerIdsDeQuestions(vierges)));
}

/**
 * Moves questions together, in their order, so that the first of them gets that rank.
 * @param vers rank in the resulting list
 */
export function deplacerQuestions(
  document: QuizzEcrit,
  ids: ReadonlySet<string>,
  vers: number,
): QuizzEcrit {
  const prises = document.questions.filter(({ _id }) => ids.has(_id));
  const autres = document.questions.filter(({ _id }) => !ids.has(_id));
  const rang = Math.max(0, Math.min(autres.length, vers));
  return ordonner(document, insererDansListeAuRang(autres, rang, prises), ids);
}

/**
 * The questions in the order, and with the ranges to shuffle, of an earlier document. A question that was not there keeps its rank, and
 * what the questions say stays as it is now.
 */
export function remettreOrdreEtPlagesDAvant(document: QuizzEcrit, avant: QuizzEcrit): QuizzEcrit {
  const connues = new Map(avant.questions.map(({ _id }, rang) => [_id, rang]));
  const rangees = document.questions
    .filter(({ _id }) => connues.has(_id))
    .sort((a, b) => (connues.get(a._id) ?? 0) - (connues.get(b._id) ?? 0));
  let prochaine = 0;
  const questions = document.questions.map((une) =>
    connues.has(une._id) ? (rangees[prochaine++] ?? une) : une,
  );
  const autres = Object.entries(document.plages).filter(([id]) => !connues.has(id));
  const plages = { ...avant.plages, ...Object.fromEntries(autres) };
  return ordonner({ ...document, plages }, questions, new Set());
}

/** Inserts a copy after each of these questions. */
export function dupliquerQuestions(document: QuizzEcrit, ids: ReadonlySet<string>): QuizzEcrit {
  const copies = new Set<string>();
  const questions = document.questions.flatMap((une) => {
    if (!ids.has(une._id)) return [une];
    const copie = { ...une, _id: creerIdDeQuestionNeuve() };
    copies.add(copie._id);
    return [une, copie];
  });
  return ordonner(document, questions, copies);
}

export const ajouterPlageAleatoireAuQuizz = (
  document: QuizzEcrit,
  plage: PlageAleatoire,
): QuizzEcrit => ({
  ...document,
  plages: ajouterPlageAleatoire(listerIdsDeQuestions(document.questions), plage, document.plages),
});

export const retirerPlageAleatoireDuQuizz = (document: QuizzEcrit, cle: string): QuizzEcrit => ({
  ...document,
  plages: retirerPlageAleatoire(document.plages, cle),
});

/** Whether two quizzes would be saved alike. */
export const sontMemesQuizz = (a: QuizzEcrit, b: QuizzEcrit): boolean =>
  a === b ||
  (seraientEnregistresPareil(a.reglages, b.reglages) &&
    a.questions.length === b.questions.length &&
    a.questions.every((une, rang) => {
      const autre = b.questions[rang];
      return autre !== undefined && une._id === autre._id && sontMemesQuestions(une, autre);
    }) &&
    seraientEnregistresPareil(
      convertirPlagesDuQuizzEnAleatoire(a),
      convertirPlagesDuQuizzEnAleatoire(b),
    ));

/** The document no longer marked as written over an older version (`perime`), so that its save is not refused as a conflict. */
export const retirerMarqueDeVersionPerimee = (document: QuizzEcrit): QuizzEcrit => ({
  ...document,
  perime: undefined,
});

/** Replaces the ids that the browser gave to new questions by those of the server. @param noms ids of the server by ids of the browser */
export function remplacerIdsDeQuestions(
  document: QuizzEcrit,
  noms: ReadonlyMap<string, string>,
): QuizzEcrit {
  const nom = (id: string) => noms.get(id) ?? id;
  return {
    ...document,
    questions: document.questions.map((une) =>
      noms.has(une._id) ? { ...une, _id: nom(une._id) } : une,
    ),
    plages: Object.fromEntries(
      Object.entries(document.plages).map(([id, cle]) => [nom(id), nom(cle)]),
    ),
  };
}

export type CorpsEnregistrementQuizz = z.input<typeof corpsQuizz>;

/** The document with the settings that only the quizz's creator may change set back to what they are in `base`. */
export const remettreReglagesReservesAuCreateur = (
  document: QuizzEcrit,
  base: QuizzEcrit,
): QuizzEcrit => {
  const changes = REGLAGES_RESERVES_AU_CREATEUR.filter(
    (champ) => document.reglages[champ] !== base.reglages[champ],
  );
  if (changes.length === 0) return document;
  const siens = Object.fromEntries(changes.map((champ) => [champ, base.reglages[champ]]));
  return { ...document, reglages: { ...document.reglages, ...siens } };
};

/**
 * The document with stored files under the new names that the server gave them; crops and extracts stay.
 * @param noms new names by former names
 */
export function renommerMediasDuQuizz(
  document: QuizzEcrit,
  noms: Readonly<Record<string, string>>,
): QuizzEcrit {
  const nom = (media: string): string => {
    const seul = media.replace(/#.*$/, "");
    const neuf = noms[seul];
    return neuf === undefined ? media : neuf + media.slice(seul.length);
  };
  const complement = <Dit extends { readonly media: string } | null>(dit: Dit): Dit =>
    dit === null ? dit : { ...dit, media: nom(dit.media) };
  return {
    ...document,
    questions: document.questions.map((une) => ({
      ...une,
      media: nom(une.media),
      preuve: complement(une.preuve),
      suite: complement(une.suite),
    })),
  };
}

/**
 * The body of a save: the settings, and only the questions that changed, in one call (plateforme §7, PUT /quizz/{id}).
 * @param base version of the server that the document is compared with; `date` is its date
 */
export function ecrireCorpsEnregistrementQuizz(
  document: QuizzEcrit,
  base: QuizzEcrit,
  {
    date,
    envoi,
    atelier,
    ecrase,
  }: Pick<CorpsEnregistrementQuizz, "date" | "envoi" | "atelier" | "ecrase">,
): CorpsEnregistrementQuizz {
  const connues = new Map(base.questions.map((une) => [une._id, une]));
  const gardees = new Set(document.questions.map(({ _id }) => _id));
  return {
    ...document.reglages,
    tags: [...document.reglages.tags],
    aleatoire: convertirPlagesDuQuizzEnAleatoire(document),
    questions: document.questions.map((une) => {
      const avant = connues.get(une._id);
      return avant !== undefined && sontMemesQuestions(une, avant)
        ? une._id
        : convertirEnQuestionAEnregistrer(une);
    }),
    retirees: [...connues.keys()].filter((id) => !gardees.has(id)),
    date,
    envoi,
    atelier,
    ecrase,
  };
}

/** A map from the id a question was sent with to the id that the server gave it. */
export const trouverIdsDonnesParLeServeur = (
  document: QuizzEcrit,
  ids: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    document.questions.flatMap(({ _id }, rang): [string, string][] => {
      const donne = ids[rang];
      return donne === undefined || donne === _id ? [] : [[_id, donne]];
    }),
  );
