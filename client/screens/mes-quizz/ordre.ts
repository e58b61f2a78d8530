/**
 * New orders that are not sent yet: plateforme §2 "Mes quizz". A group holds the rows that were on screen together. The server
 * lets the rows of a group swap places; other rows stay. Pure.
 */
import { z } from "zod";

const ids = z.array(z.string());
/** Ids of a group in the server's order, and in the wanted order. */
const groupes = z.array(z.object({ avant: ids, apres: ids }));
export type GroupeDeQuizzReordonne = z.infer<typeof groupes>[number];

type Ids = readonly string[];
const memes = (a: Ids, b: Ids) => a.length === b.length && a.every((id, rang) => id === b[rang]);
const parmi = (ids: Ids, ceux: Ids) => ids.filter((id) => ceux.includes(id));

/** Applies the member's new orders that wait to be sent to the server's list of quizzes: rows of a group swap places, others stay. */
export function appliquerNouvelOrdreDeMesQuizz(
  ids: Ids,
  attente: readonly GroupeDeQuizzReordonne[],
): string[] {
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

/** Adds a new order of quizzes to those that wait to be sent; rows back in the server's order wait for nothing. */
export function noterNouvelOrdreDeMesQuizz(
  attente: readonly GroupeDeQuizzReordonne[],
  avant: Ids,
  apres: Ids,
): GroupeDeQuizzReordonne[] {
  const autres = attente.filter((groupe) => parmi(groupe.apres, avant).length === 0);
  return memes(avant, apres) ? autres : [...autres, { avant: [...avant], apres: [...apres] }];
}

/**
 * Reorderings kept from an earlier visit that can still be sent: the server still has their rows in the order of then. Groups that have
 * arrived, or whose rows were reordered since, are dropped.
 */
export const filtrerReordonnementsEncoreAEnvoyer = (
  gardes: readonly GroupeDeQuizzReordonne[],
  ids: Ids,
): GroupeDeQuizzReordonne[] =>
  gardes.filter((groupe) => {
    const vues = parmi(ids, groupe.avant);
    return (
      vues.length > 1 &&
      memes(vues, parmi(groupe.avant, ids)) &&
      !memes(vues, parmi(groupe.apres, ids))
    );
  });

/**
 * Reads stored groups; invalid text gives none.
 * @param texte text of the browser's storage, or null
 */
export function lireGroupesDeQuizzReordonnes(
  texte: string | null,
): readonly GroupeDeQuizzReordonne[] {
  try {
    const lus = groupes.safeParse(JSON.parse(texte ?? "[]"));
    return lus.success ? lus.data : [];
  } catch {
    return [];
  }
}
