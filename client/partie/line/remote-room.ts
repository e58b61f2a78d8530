/** The room at the other end of a line, as the line needs it: sdk.ts gives a real one, tests a fake one. */
import type { DemandeEntreeEnRoom } from "#contracts/room.ts";
import type { Vue } from "#game/schema/etat.ts";
import { type CodeRefus, codeRefus } from "#contracts/refus.ts";

/** Callbacks for the messages of the room; `coupee` is called last, with the close code. */
export interface RoomListener {
  readonly vue: (vue: Vue) => void;
  readonly bienvenue: (brut: unknown) => void;
  readonly refus: (brut: unknown) => void;
  readonly coupee: (code: number) => void;
}

export interface RemoteRoom {
  /** Whether the line is open, so that a message sent now would leave. */
  readonly ouverte: boolean;
  readonly suivre: (listener: RoomListener) => void;
  /**
   * Asks and waits for the answer. Throws `NoAnswerFromRoomError` when nobody knows whether the request arrived, another error
   * when the room could not read it.
   */
  readonly demander: (sujet: "commande" | "consultation", corps: unknown) => Promise<unknown>;
  /** Asks for a sign of life; when asked again before an answer, only the last `vivante` is called. */
  readonly ping: (vivante: () => void) => void;
  /** Disconnects and listens no more; the seat is kept. */
  readonly lacher: () => void;
  /** Disconnects and gives up the seat. Never throws. */
  readonly quitter: () => void;
}

/** Joins a room. Throws what `lireRefusDEntreeEnRoom` reads. */
export type JoinRoom = (code: string, demande: DemandeEntreeEnRoom) => Promise<RemoteRoom>;

/** The line was cut, or stayed silent, before the answer came. */
export class NoAnswerFromRoomError extends Error {
  override readonly name = "SansReponse";
}

/** Gives the room of `venue`, or throws after that many ms. */
export async function joinRoomWithTimeout(
  venue: Promise<RemoteRoom>,
  ms: number,
): Promise<RemoteRoom> {
  let tard: ReturnType<typeof setTimeout> | undefined;
  const trop = new Promise<null>((resoudre) => {
    tard = setTimeout(() => resoudre(null), ms);
  });
  const room = await Promise.race([venue, trop]).finally(() => clearTimeout(tard));
  if (room !== null) return room;
  // a room that comes too late is let go: it must not push out the line that replaced it
  void venue.then((tardive) => tardive.lacher()).catch(() => {});
  throw new Error("timeout");
}

/**
 * The code with which a failed try was refused, or null when another try may pass: the network, a proxy whose server is down, a server
 * that is stopping. Only a server that is up says `room_innexistante`. Pure.
 */
export function lireRefusDEntreeEnRoom(erreur: unknown): CodeRefus | null {
  return (erreur instanceof Error && codeRefus.safeParse(erreur.message).data) || null;
}
