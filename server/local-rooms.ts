/** The rooms of this very process, as the API sees them. */
import { ErreurHttp } from "#api/services/erreur-http.ts";
import type { Rooms } from "#api/services/rooms.ts";
import { BarPlein } from "#game/rooms/bar.ts";
import { hacher } from "#game/rooms/secrets.ts";
import {
  PasStockee,
  RoomEnRoute,
  SansCode,
  ServeurEnArret,
  type ServeurJeu,
} from "#server/game-service.ts";

export const enRedemarrage = (): ErreurHttp =>
  new ErreurHttp(503, "Le serveur redémarre. Réessayez dans un instant.");

const sansDisque = (): ErreurHttp =>
  new ErreurHttp(
    503,
    "Les parties ne peuvent pas être enregistrées pour l’instant. Réessayez dans un instant.",
  );

/** What the rooms say, for the API; a screen that hears 503 tries again: only a server that is up says "no such room". */
export function redire(erreur: unknown): never {
  if (erreur instanceof BarPlein)
    throw new ErreurHttp(
      503,
      "Le bar est plein. Réessayez dans quelques minutes, une table va se libérer.",
    );
  if (erreur instanceof SansCode)
    throw new ErreurHttp(503, "Aucun code n’était libre pour votre table. Réessayez.");
  if (erreur instanceof PasStockee) throw sansDisque();
  if (erreur instanceof ServeurEnArret || erreur instanceof RoomEnRoute) throw enRedemarrage();
  throw erreur;
}

export function roomsDIci(
  jeu: Pick<ServeurJeu, "creer" | "essayer" | "existe" | "exclure" | "gardee" | "tient">,
  journal: Pick<Rooms, "enBonneSante" | "attenteMs">,
): Rooms {
  return {
    async creer() {
      // the last write failed: the room would only wait, and be closed again
      if (!journal.enBonneSante()) throw sansDisque();
      const room = await jeu.creer().catch(redire);
      // nobody is told of a room that would be lost if this process died now
      await jeu.gardee(room.code).catch(redire);
      return room;
    },
    essayer: (demande) => jeu.essayer(demande).catch(redire),
    trouver: async (code) => ((await jeu.existe(code).catch(redire)) ? {} : null),
    tient: async (place) => jeu.tient(place),
    hacher,
    exclure: (juger) => jeu.exclure(juger),
    ...journal,
  };
}
