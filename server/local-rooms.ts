/** The rooms of this very process, as the API sees them. */
import { ErreurHttp } from "#api/services/erreur-http.ts";
import type { Rooms } from "#api/services/rooms.ts";
import { BarPlein } from "#game/rooms/bar.ts";
import { hacher } from "#game/rooms/secrets.ts";
import {
  NotStored,
  RoomMoving,
  NoFreeCode,
  ServerStopping,
  type GameService,
} from "#server/game-service.ts";

export const restartingError = (): ErreurHttp =>
  new ErreurHttp(503, "Le serveur redémarre. Réessayez dans un instant.");

const sansDisque = (): ErreurHttp =>
  new ErreurHttp(
    503,
    "Les parties ne peuvent pas être enregistrées pour l’instant. Réessayez dans un instant.",
  );

/** What the rooms say, for the API; a screen that hears 503 tries again: only a server that is up says "no such room". */
export function toHttpError(erreur: unknown): never {
  if (erreur instanceof BarPlein)
    throw new ErreurHttp(
      503,
      "Le bar est plein. Réessayez dans quelques minutes, une table va se libérer.",
    );
  if (erreur instanceof NoFreeCode)
    throw new ErreurHttp(503, "Aucun code n’était libre pour votre table. Réessayez.");
  if (erreur instanceof NotStored) throw sansDisque();
  if (erreur instanceof ServerStopping || erreur instanceof RoomMoving) throw restartingError();
  throw erreur;
}

export function localRooms(
  jeu: Pick<GameService, "creer" | "essayer" | "existe" | "exclure" | "gardee" | "tient">,
  journal: Pick<Rooms, "enBonneSante" | "attenteMs">,
): Rooms {
  return {
    async creer() {
      // the last write failed: the room would only wait, and be closed again
      if (!journal.enBonneSante()) throw sansDisque();
      const room = await jeu.creer().catch(toHttpError);
      // nobody is told of a room that would be lost if this process died now
      await jeu.gardee(room.code).catch(toHttpError);
      return room;
    },
    essayer: (demande) => jeu.essayer(demande).catch(toHttpError),
    trouver: async (code) => ((await jeu.existe(code).catch(toHttpError)) ? {} : null),
    tient: async (place) => jeu.tient(place),
    hacher,
    exclure: (juger) => jeu.exclure(juger),
    ...journal,
  };
}
