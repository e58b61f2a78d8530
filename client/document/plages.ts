/**
 * Ranges of questions to shuffle, which follow their questions when these move. On the wire a range is a pair of
 * ranks (plateforme §3, `aleatoire`). Pure.
 */

/**
 * A map from the id of a question to the key of its range, which is the id of the range's first question. A range holds at
 * least two consecutive questions.
 */
export type CleDePlageParQuestion = Readonly<Record<string, string>>;

/** A range of questions to shuffle: its first and last ranks, from 0. */
export interface PlageAleatoire {
  readonly debut: number;
  readonly fin: number;
}

/**
 * The ranges of a list of questions: each run of neighbours with the same key is a range, named after its first
 * question; a run of one question is none.
 */
function normaliser(
  ids: readonly string[],
  cleDe: (id: string) => string | undefined,
): CleDePlageParQuestion {
  const plages: Record<string, string> = {};
  let run: string[] = [];
  const clore = () => {
    const [premiere] = run;
    if (premiere !== undefined && run.length > 1) for (const id of run) plages[id] = premiere;
    run = [];
  };
  let avant: string | undefined;
  for (const id of ids) {
    const cle = cleDe(id);
    if (cle !== avant) clore();
    if (cle !== undefined) run.push(id);
    avant = cle;
  }
  clore();
  return plages;
}

export function convertirAleatoireEnPlages(
  ids: readonly string[],
  aleatoire: readonly number[],
): CleDePlageParQuestion {
  const cles: Record<string, string> = {};
  for (let i = 0; i + 1 < aleatoire.length; i += 2) {
    const [debut = 0, fin = -1] = aleatoire.slice(i, i + 2);
    for (const id of ids.slice(debut, fin + 1)) cles[id] = String(i);
  }
  return normaliser(ids, (id) => cles[id]);
}

export function listerPlagesAleatoires(
  ids: readonly string[],
  plages: CleDePlageParQuestion,
): readonly PlageAleatoire[] {
  const liste: PlageAleatoire[] = [];
  ids.forEach((id, rang) => {
    const derniere = liste.at(-1);
    if (plages[id] === undefined) return;
    if (derniere?.fin === rang - 1 && plages[ids[rang - 1] ?? ""] === plages[id])
      liste[liste.length - 1] = { debut: derniere.debut, fin: rang };
    else liste.push({ debut: rang, fin: rang });
  });
  return liste;
}

export const ecrirePlagesEnAleatoire = (
  ids: readonly string[],
  plages: CleDePlageParQuestion,
): number[] => listerPlagesAleatoires(ids, plages).flatMap(({ debut, fin }) => [debut, fin]);

/**
 * The ranges after questions were added, removed or moved. A question put between two questions of a range enters it; a
 * question that leaves its neighbours leaves the range, unless the whole range moved.
 * @param ids all questions in their new order
 * @param venues ids of the questions that moved or were added
 */
export function ajusterPlagesAuxQuestions(
  ids: readonly string[],
  venues: ReadonlySet<string>,
  plages: CleDePlageParQuestion,
): CleDePlageParQuestion {
  const restees = (de: readonly string[]) => de.find((id) => !venues.has(id));
  const entiere = (cle: string) =>
    Object.entries(plages).every(([id, autre]) => autre !== cle || venues.has(id));
  const cles = new Map<string, string | undefined>();
  ids.forEach((id, rang) => {
    const sienne = plages[id];
    if (!venues.has(id)) return cles.set(id, sienne);
    const avant = plages[restees(ids.slice(0, rang).reverse()) ?? ""];
    const apres = plages[restees(ids.slice(rang + 1)) ?? ""];
    if (avant !== undefined && avant === apres) return cles.set(id, avant);
    return cles.set(id, sienne !== undefined && entiere(sienne) ? sienne : undefined);
  });
  return normaliser(ids, (id) => cles.get(id));
}

/** Makes one range from `debut` to `fin`; its questions leave their former ranges. */
export const ajouterPlageAleatoire = (
  ids: readonly string[],
  { debut, fin }: PlageAleatoire,
  plages: CleDePlageParQuestion,
): CleDePlageParQuestion => {
  const prises = new Set(ids.slice(debut, fin + 1));
  return normaliser(ids, (id) => (prises.has(id) ? "neuve" : plages[id]));
};

/** The ranges without the one that has this key. */
export const retirerPlageAleatoire = (
  plages: CleDePlageParQuestion,
  cle: string,
): CleDePlageParQuestion =>
  Object.fromEntries(Object.entries(plages).filter(([, autre]) => autre !== cle));
