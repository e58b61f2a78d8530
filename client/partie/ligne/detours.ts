/**
 * Several processes may play rooms, each under a path of its own, and a room may change hands. Whoever is asked says where it is;
 * the door without a path always knows. docs/decisions/0112.
 */
import type { DemandeEntree } from "#contracts/room.ts";
import { cheminProcessus } from "#contracts/processus.ts";
import { avantTard } from "./avant-tard.ts";
import { lireRefus } from "./lire-refus.ts";
import type { Joindre, RoomDistante } from "./room-distante.ts";

/** It is played under another path: the door without one knows which when this is empty. */
export class Deplacee extends Error {
  override readonly name = "Deplacee";
  readonly chemin: string;
  constructor(chemin: string) {
    super("played elsewhere");
    this.chemin = chemin;
  }
}

/** Takes a seat under that path. Throws `Deplacee`, or what `lireRefus` reads. */
export type JoindrePar = (
  code: string,
  demande: DemandeEntree,
  chemin: string,
) => Promise<RoomDistante>;

/** A process that froze lets one wait for ever, while others may have its rooms. */
const SILENCE_MAX_MS = 3_000;
const DETOURS_MAX = 4;

const connus = new Map<string, string>();

/** Where that room is said to be: by its process, by the door, or by whoever opened it. */
export function noterChemin(code: string, chemin = ""): void {
  const lu = cheminProcessus.safeParse(chemin);
  connus.set(code, lu.success ? lu.data : "");
}

/** Follows a room wherever it went: to its last path, then by the door. */
export function suivreDetours(joindre: JoindrePar): Joindre {
  return async (code, demande) => {
    const essayes = new Set<string>();
    for (;;) {
      const chemin = connus.get(code) ?? "";
      essayes.add(chemin);
      try {
        const venue = joindre(code, demande, chemin);
        return await (chemin === "" ? venue : avantTard(venue, SILENCE_MAX_MS));
      } catch (erreur) {
        const ailleurs = erreur instanceof Deplacee ? erreur.chemin : null;
        // nobody there says nothing of the room: the door knows
        const sansPersonne = chemin !== "" && lireRefus(erreur) === null;
        if (ailleurs === null && !sansPersonne) throw erreur;
        noterChemin(code, ailleurs ?? "");
        // it is on its way from one to the other: later
        if (essayes.has(connus.get(code) ?? "") || essayes.size > DETOURS_MAX) throw erreur;
      }
    }
  };
}
