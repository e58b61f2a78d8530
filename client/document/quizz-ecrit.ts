/** A quizz while it is written: all that can be saved of it, and what can be done to it. Pure. plateforme §2 to §5. */
import type { z } from "zod";
import type { quizzEnregistre, quizzModifie } from "#contracts/edition.ts";
import type { Quizz } from "#contracts/quizz.ts";
import { memes } from "./memes.ts";
import {
  creerPlage,
  defairePlage,
  ecrirePlages,
  lirePlages,
  type Plage,
  type Plages,
  suivrePlages,
} from "./plages.ts";
import {
  ecrireQuestion,
  estVierge,
  idNeuf,
  insererDans,
  lireQuestion,
  memesQuestions,
  type QuestionEcrite,
} from "./question-ecrite.ts";

export type ReglagesDeQuizz = Pick<
  Quizz,
  "title" | "visibilite" | "aleatoireGlobal" | "tags" | "source" | "auteur" | "licence"
>;

export interface QuizzEcrit {
  readonly reglages: Readonly<ReglagesDeQuizz>;
  /** One that was never saved has an id of the browser's (`idNeuf`). */
  readonly questions: readonly QuestionEcrite[];
  readonly plages: Plages;
  /**
   * `date` of the version that it was written over, when it is not the one that was read: what is saved of it is then refused
   * as somebody else's until its author has chosen. It goes through undo and redo with it.
   */
  readonly perime?: string | undefined;
}

export const idsDe = (questions: readonly { readonly _id: string }[]): string[] =>
  questions.map(({ _id }) => _id);

export function lireQuizzEcrit({
  title,
  visibilite,
  aleatoireGlobal,
  tags,
  source,
  auteur,
  licence,
  questions,
  aleatoire,
}: Omit<Quizz, "note">): QuizzEcrit {
  return {
    reglages: { title, visibilite, aleatoireGlobal, tags, source, auteur, licence },
    questions: questions.map(lireQuestion),
    plages: lirePlages(idsDe(questions), aleatoire),
  };
}

export const aleatoireDe = ({ questions, plages }: QuizzEcrit): number[] =>
  ecrirePlages(idsDe(questions), plages);

export const reglerQuizz = (
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

/** With another order: `venues` are those that came or moved. */
function ordonner(
  document: QuizzEcrit,
  questions: readonly QuestionEcrite[],
  venues: ReadonlySet<string>,
): QuizzEcrit {
  return {
    ...document,
    questions,
    plages: suivrePlages(idsDe(questions), venues, document.plages),
  };
}

/** Puts questions in, the first of them at that rank. */
export function inserer(
  document: QuizzEcrit,
  rang: number,
  questions: readonly QuestionEcrite[],
): QuizzEcrit {
  return ordonner(
    document,
    insererDans(document.questions, rang, questions),
    new Set(idsDe(questions)),
  );
}

export function retirer(document: QuizzEcrit, ids: ReadonlySet<string>): QuizzEcrit {
  return ordonner(
    document,
    document.questions.filter(({ _id }) => !ids.has(_id)),
    new Set(),
  );
}

/** As it is saved. @param gardee whether a blank question stays for now; none by default */
export function sansVierges(
  document: QuizzEcrit,
  gardee: (id: string) => boolean = () => false,
): QuizzEcrit {
  const vierges = document.questions.filter((une) => estVierge(une) && !gardee(une._id));
  return vierges.length === 0 ? document : retirer(document, new Set(idsDe(vierges)));
}

/**
 * Puts questions together, in their order, so that the first of them comes to that rank.
 * @param vers rank in the list as it will be
 */
export function deplacer(document: QuizzEcrit, ids: ReadonlySet<string>, vers: number): QuizzEcrit {
  const prises = document.questions.filter(({ _id }) => ids.has(_id));
  const autres = document.questions.filter(({ _id }) => !ids.has(_id));
  const rang = Math.max(0, Math.min(autres.length, vers));
  return ordonner(document, insererDans(autres, rang, prises), ids);
}

/** Copies, each right after its own. */
export function dupliquer(document: QuizzEcrit, ids: ReadonlySet<string>): QuizzEcrit {
  const copies = new Set<string>();
  const questions = document.questions.flatMap((une) => {
    if (!ids.has(une._id)) return [une];
    const copie = { ...une, _id: idNeuf() };
    copies.add(copie._id);
    return [une, copie];
  });
  return ordonner(document, questions, copies);
}

export const melanger = (document: QuizzEcrit, plage: Plage): QuizzEcrit => ({
  ...document,
  plages: creerPlage(idsDe(document.questions), plage, document.plages),
});

export const demelanger = (document: QuizzEcrit, cle: string): QuizzEcrit => ({
  ...document,
  plages: defairePlage(document.plages, cle),
});

/** Whether nothing would be saved differently. */
export const memesQuizz = (a: QuizzEcrit, b: QuizzEcrit): boolean =>
  a === b ||
  (memes(a.reglages, b.reglages) &&
    a.questions.length === b.questions.length &&
    a.questions.every((une, rang) => {
      const autre = b.questions[rang];
      return autre !== undefined && une._id === autre._id && memesQuestions(une, autre);
    }) &&
    memes(aleatoireDe(a), aleatoireDe(b)));

/** Its author has chosen what becomes of the newer version. */
export const assumer = (document: QuizzEcrit): QuizzEcrit => ({ ...document, perime: undefined });

/** With the ids that the server gave. */
export function renommer(document: QuizzEcrit, noms: ReadonlyMap<string, string>): QuizzEcrit {
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

export type EnvoiQuizz = z.input<typeof quizzModifie>;
export type QuizzEnregistre = z.infer<typeof quizzEnregistre>;

/**
 * What a save sends: the settings, and only those questions that changed, in one call (plateforme §7, PUT /quizz/{id}).
 * @param base the version of the server, of that date
 */
export function ecrireEnvoi(
  document: QuizzEcrit,
  base: QuizzEcrit,
  { date, envoi, atelier, ecrase }: Pick<EnvoiQuizz, "date" | "envoi" | "atelier" | "ecrase">,
): EnvoiQuizz {
  const connues = new Map(base.questions.map((une) => [une._id, une]));
  const gardees = new Set(document.questions.map(({ _id }) => _id));
  return {
    ...document.reglages,
    tags: [...document.reglages.tags],
    aleatoire: aleatoireDe(document),
    questions: document.questions.map((une) => {
      const avant = connues.get(une._id);
      return avant !== undefined && memesQuestions(une, avant) ? une._id : ecrireQuestion(une);
    }),
    retirees: [...connues.keys()].filter((id) => !gardees.has(id)),
    date,
    envoi,
    atelier,
    ecrase,
  };
}

/** Which id the server gave to which question that was sent. */
export const nomsDonnes = (
  document: QuizzEcrit,
  ids: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    document.questions.flatMap(({ _id }, rang): [string, string][] => {
      const donne = ids[rang];
      return donne === undefined || donne === _id ? [] : [[_id, donne]];
    }),
  );
