/**
 * Ranges of questions to shuffle, while questions move: which range a question is in, by the range's key. On the wire they are
 * pairs of ranks (plateforme §3, `aleatoire`). Pure.
 */

/** Question id → key of its range: the id of the range's first question. A range holds two questions or more, in a row. */
export type Plages = Readonly<Record<string, string>>;

/** Both ends included, ranks from 0. */
export interface Plage {
  readonly debut: number;
  readonly fin: number;
}

/** As `Plages` says it: whatever the keys were, each run of the same key is a range of its own, and a run of one is none. */
function normaliser(ids: readonly string[], cleDe: (id: string) => string | undefined): Plages {
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

export function lirePlages(ids: readonly string[], aleatoire: readonly number[]): Plages {
  const cles: Record<string, string> = {};
  for (let i = 0; i + 1 < aleatoire.length; i += 2) {
    const [debut = 0, fin = -1] = aleatoire.slice(i, i + 2);
    for (const id of ids.slice(debut, fin + 1)) cles[id] = String(i);
  }
  return normaliser(ids, (id) => cles[id]);
}

export function listerPlages(ids: readonly string[], plages: Plages): readonly Plage[] {
  const liste: Plage[] = [];
  ids.forEach((id, rang) => {
    const derniere = liste.at(-1);
    if (plages[id] === undefined) return;
    if (derniere?.fin === rang - 1 && plages[ids[rang - 1] ?? ""] === plages[id])
      liste[liste.length - 1] = { debut: derniere.debut, fin: rang };
    else liste.push({ debut: rang, fin: rang });
  });
  return liste;
}

export const ecrirePlages = (ids: readonly string[], plages: Plages): number[] =>
  listerPlages(ids, plages).flatMap(({ debut, fin }) => [debut, fin]);

/**
 * After questions have come, gone or moved. One that comes between two questions of a range enters it; one that leaves its
 * neighbours leaves the range, unless the whole range went along.
 * @param ids the new order
 * @param venues those that were not where they are: moved, or new
 */
export function suivrePlages(
  ids: readonly string[],
  venues: ReadonlySet<string>,
  plages: Plages,
): Plages {
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

/** Makes one range of all from `debut` to `fin`; what it takes of other ranges leaves them. */
export const creerPlage = (
  ids: readonly string[],
  { debut, fin }: Plage,
  plages: Plages,
): Plages => {
  const prises = new Set(ids.slice(debut, fin + 1));
  return normaliser(ids, (id) => (prises.has(id) ? "neuve" : plages[id]));
};

/** The range of a question is none any more. */
export const defairePlage = (plages: Plages, cle: string): Plages =>
  Object.fromEntries(Object.entries(plages).filter(([, autre]) => autre !== cle));
