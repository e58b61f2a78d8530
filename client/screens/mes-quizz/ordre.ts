/**
 * New orders of the member's quizzes that are not sent yet: plateforme §2 "Mes quizz". A group holds the rows that were
 * on screen together. The server lets the rows of a group swap places; other rows stay. Pure.
 */
import { z } from "zod";

const ids = z.array(z.string());
/** Ids of a group of rows: in the order that the server has (`avant`), and in the wanted order (`apres`). */
const groupes = z.array(z.object({ avant: ids, apres: ids }));
export type GroupeDeQuizzReordonne = z.infer<typeof groupes>[number];

type Ids = readonly string[];
const memes = (a: Ids, b: Ids) => a.length === b.length && a.every((id, rang) => id === b[rang]);
const parmi = (ids: Ids, ceux: Ids) => ids.filter((id) => ceux.includes(id));

/** The ids of a list as the server gave it, in the new orders that wait to be sent: the rows of a group swap places, others stay. */
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

/** The orders that wait to be sent, with a new one in place of those of the same rows; rows back in the server's order wait for nothing. */
export function ajouterNouvelOrdreDeMesQuizz(
  attente: readonly GroupeDeQuizzReordonne[],
  avant: Ids,
  apres: Ids,
): GroupeDeQuizzReordonne[] {
  const autres = attente.filter((groupe) => parmi(groupe.apres, avant).length === 0);
  return memes(avant, apres) ? autres : [...autres, { avant: [...avant], apres: [...apres] }];
}

/**
 * The new orders kept from an earlier visit that can still be sent: those whose rows still have, on the server, the
 * order that they had then. Orders that have arrived, or whose rows were reordered since, are left out.
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
 * Reads the groups that the browser keeps; an invalid text gives none.
 * @param texte kept text, or null
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
