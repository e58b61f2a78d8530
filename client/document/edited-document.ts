/** Undo and redo of all that is done to a quizz, deletions included, or to an imprévu. Pure. */
import { type QuizzEcrit, renommer } from "./quizz-ecrit.ts";

export interface Fil<D = QuizzEcrit> {
  /** Oldest first. */
  readonly passe: readonly D[];
  readonly present: D;
  /** The next to come back first. */
  readonly futur: readonly D[];
  /** What was done last, and when; null after an undo, with which nothing merges. */
  readonly dernier: { readonly geste: string; readonly instant: number } | null;
}

/** What is typed in one field without a pause is one step. */
const PAUSE_MS = 1200;
const PAS_MAX = 300;

export const ouvrirFil = <D>(present: D): Fil<D> => ({
  passe: [],
  present,
  futur: [],
  dernier: null,
});

/**
 * @param geste what merges with itself while there is no pause ("text of question 3"); empty: a step of its own
 * @param instant milliseconds
 */
export function avancer<D>(fil: Fil<D>, document: D, geste: string, instant: number): Fil<D> {
  if (document === fil.present) return fil;
  const { dernier } = fil;
  const suite = geste !== "" && dernier?.geste === geste && instant - dernier.instant < PAUSE_MS;
  return {
    passe: suite ? fil.passe : [...fil.passe, fil.present].slice(-PAS_MAX),
    present: document,
    futur: [],
    dernier: { geste, instant },
  };
}

export function annuler<D>(fil: Fil<D>): Fil<D> {
  const avant = fil.passe.at(-1);
  if (avant === undefined) return fil;
  return {
    passe: fil.passe.slice(0, -1),
    present: avant,
    futur: [fil.present, ...fil.futur],
    dernier: null,
  };
}

export function retablir<D>(fil: Fil<D>): Fil<D> {
  const [apres, ...futur] = fil.futur;
  if (apres === undefined) return fil;
  return { passe: [...fil.passe, fil.present], present: apres, futur, dernier: null };
}

export const changerFil = <D>(fil: Fil<D>, changer: (document: D) => D): Fil<D> => ({
  ...fil,
  passe: fil.passe.map(changer),
  present: changer(fil.present),
  futur: fil.futur.map(changer),
});

/** With states that are changed; those that become alike are one step. */
export function elaguerFil<D>(
  fil: Fil<D>,
  changer: (document: D) => D,
  memes: (a: D, b: D) => boolean,
): Fil<D> {
  const { passe, present, futur, dernier } = changerFil(fil, changer);
  return {
    passe: passe.filter((un, rang) => !memes(un, passe[rang + 1] ?? present)),
    present,
    futur: futur.filter((un, rang) => !memes(un, futur[rang - 1] ?? present)),
    dernier,
  };
}

/** With the ids that the server gave, so that an undo does not bring back a question that it does not know. */
export const renommerFil = (fil: Fil, noms: ReadonlyMap<string, string>): Fil =>
  changerFil(fil, (un) => renommer(un, noms));
