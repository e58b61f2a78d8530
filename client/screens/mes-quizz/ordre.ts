/**
 * Rows that were put in another order and are not sent yet: plateforme §2 "Mes quizz". A group is what was in sight together;
 * the server lets those that are given swap places, and the others stay. Pure.
 */
import { z } from "zod";

const ids = z.array(z.string());
/** As the server had them, and as they are wanted. */
const groupes = z.array(z.object({ avant: ids, apres: ids }));
export type Groupe = z.infer<typeof groupes>[number];

type Ids = readonly string[];
const memes = (a: Ids, b: Ids) => a.length === b.length && a.every((id, rang) => id === b[rang]);
const parmi = (ids: Ids, ceux: Ids) => ids.filter((id) => ceux.includes(id));

/** Rows of the server as they are wanted: those of a group exchange their places, others keep theirs. */
export function appliquer(ids: Ids, attente: readonly Groupe[]): string[] {
  const rangees = [...ids];
  for (const { apres } of attente) {
    const suite = parmi(apres, ids);
    let prochain = 0;
    ids.forEach((id, rang) => {
      if (suite.includes(id)) rangees[rang] = suite[prochain++] ?? id;
    });
  }
  return rangees;
}

/** What waits, once those rows are wanted so; as the server has them, they wait for nothing. */
export function noter(attente: readonly Groupe[], avant: Ids, apres: Ids): Groupe[] {
  const autres = attente.filter((groupe) => parmi(groupe.apres, avant).length === 0);
  return memes(avant, apres) ? autres : [...autres, { avant: [...avant], apres: [...apres] }];
}

/**
 * Of what another visit left: what can still be sent as it was meant, of rows that the server has as it had them then. What has
 * arrived, and what was put in another order since, is done with.
 */
export const encoreValables = (gardes: readonly Groupe[], ids: Ids): Groupe[] =>
  gardes.filter((groupe) => {
    const vues = parmi(ids, groupe.avant);
    return (
      vues.length > 1 &&
      memes(vues, parmi(groupe.avant, ids)) &&
      !memes(vues, parmi(groupe.apres, ids))
    );
  });

/** @param texte as it was stored; anything */
export function lireGroupes(texte: string | null): readonly Groupe[] {
  try {
    const lus = groupes.safeParse(JSON.parse(texte ?? "[]"));
    return lus.success ? lus.data : [];
  } catch {
    return [];
  }
}
