/**
 * Repeated commands are done once. A screen that lost its connection before the acknowledgement sends its command again, under the same id. The ids are stored with the game, so that a restart loses neither the command nor its id alone. Pure.
 */
import type { Partie } from "./types.ts";
import type { ContexteDeCommande } from "./types/commandes.ts";

/** Number of ids kept for each author; fewer commands are on their way when a connection is cut. */
const GARDEES = 4;

/** Whether the command with this id has been done. */
export function isCommandAlreadyDone(
  { faites }: Partie,
  { auteur, id }: ContexteDeCommande,
): boolean {
  return id !== undefined && (faites[auteur]?.includes(id) ?? false);
}

/** Keeps the id of a command that has just been done, and drops those of players who have left. */
export function rememberDoneCommand(partie: Partie, { auteur, id }: ContexteDeCommande): Partie {
  if (id === undefined || !Object.hasOwn(partie.joueurs, auteur)) return partie;
  const autres = Object.entries(partie.faites).filter(([qui]) =>
    Object.hasOwn(partie.joueurs, qui),
  );
  const siennes = [...(partie.faites[auteur] ?? []), id].slice(-GARDEES);
  return { ...partie, faites: { ...Object.fromEntries(autres), [auteur]: siennes } };
}
