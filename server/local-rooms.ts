/** The rooms of the API's own process, when a single process does everything. */
import { HttpError } from "#api/services/http-error.ts";
import type { GameRoomsPort } from "#api/services/ports.ts";
import { NoCapacityForNewRoomError } from "#game/rooms/capacity.ts";
import { TooManyEssaisError } from "#game/rooms/essais.ts";
import { hacherSecret } from "#game/rooms/secrets.ts";
import {
  type GameService,
  NoFreeRoomCodeError,
  NewRoomNotStoredError,
  RoomChangingProcessError,
  ServerStoppingError,
} from "./game-service.ts";

export const createServerRestartingError = (): HttpError =>
  new HttpError(503, "Le serveur redémarre. Réessayez dans un instant.");

const storageError = (): HttpError =>
  new HttpError(
    503,
    "Les parties ne peuvent pas être enregistrées pour l’instant. Réessayez dans un instant.",
  );

/** Throws an error of the game service as HTTP 503, any other unchanged: a screen then tries again, and never concludes that the room is gone. */
export function throwGameServiceErrorAsHttpError(error: unknown): never {
  if (error instanceof TooManyEssaisError)
    throw new HttpError(503, "Trop d’essais à la fois. Réessayez dans quelques minutes.");
  if (error instanceof NoCapacityForNewRoomError)
    throw new HttpError(
      503,
      "Le bar est plein. Réessayez dans quelques minutes, une table va se libérer.",
    );
  if (error instanceof NoFreeRoomCodeError)
    throw new HttpError(503, "Aucun code n’était libre pour votre table. Réessayez.");
  if (error instanceof NewRoomNotStoredError) throw storageError();
  if (error instanceof ServerStoppingError || error instanceof RoomChangingProcessError)
    throw createServerRestartingError();
  throw error;
}

export function createLocalRooms(
  jeu: Pick<
    GameService,
    "creer" | "essayer" | "existe" | "exclure" | "detacher" | "waitUntilStored" | "tient"
  >,
  journal: Pick<GameRoomsPort, "enBonneSante" | "attenteMs">,
): GameRoomsPort {
  return {
    async creer(adresse) {
      // after a failed write of the journal, a new room would only wait for the disk, and be closed again
      if (!journal.enBonneSante()) throw storageError();
      const room = await jeu.creer(adresse).catch(throwGameServiceErrorAsHttpError);
      // a room is announced only once it is stored: it would be lost if this process died before
      await jeu.waitUntilStored(room.code).catch(throwGameServiceErrorAsHttpError);
      return room;
    },
    essayer: (essai) => jeu.essayer(essai).catch(throwGameServiceErrorAsHttpError),
    trouver: async (code) =>
      (await jeu.existe(code).catch(throwGameServiceErrorAsHttpError)) ? {} : null,
    tient: async (place) => jeu.tient(place),
    hacher: hacherSecret,
    exclure: (juger) => jeu.exclure(juger),
    detacher: (compte) => jeu.detacher(compte),
    ...journal,
  };
}
