/**
 * Commands that come twice: a screen that lost its line before the answer repeats what it does not know the fate of, and
 * must learn it. Their ids are stored with what they did, so that a restart forgets neither alone. Pure.
 */
import type { Partie } from "./types.ts";
import type { Contexte } from "./types/commandes.ts";

/** How many of one author: as many as a hand can have on their way when the line is cut. */
const GARDEES = 4;

/** Whether this very command has been done. */
export function alreadyDone({ faites }: Partie, { auteur, id }: Contexte): boolean {
  return id !== undefined && (faites[auteur]?.includes(id) ?? false);
}

/** Keeps the id of a command that has just been done; those of who has left go. */
export function rememberDone(partie: Partie, { auteur, id }: Contexte): Partie {
  if (id === undefined || !Object.hasOwn(partie.joueurs, auteur)) return partie;
  const autres = Object.entries(partie.faites).filter(([qui]) =>
    Object.hasOwn(partie.joueurs, qui),
  );
  const siennes = [...(partie.faites[auteur] ?? []), id].slice(-GARDEES);
  return { ...partie, faites: { ...Object.fromEntries(autres), [auteur]: siennes } };
}
