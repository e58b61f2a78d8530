/** The room at the other end of a line, as the line needs it: the SDK gives one (sdk.ts), a test plays one. */
import type { DemandeEntree } from "#contracts/room.ts";
import type { Vue } from "#game/schema/etat.ts";
import { type CodeRefus, codeRefus } from "#contracts/refus.ts";

/** What comes from the room; `coupee` hears the close code, and is the last to be heard. */
export interface RoomListener {
  readonly vue: (vue: Vue) => void;
  readonly bienvenue: (brut: unknown) => void;
  readonly refus: (brut: unknown) => void;
  readonly coupee: (code: number) => void;
}

export interface RemoteRoom {
  /** What is sent now leaves. */
  readonly ouverte: boolean;
  readonly suivre: (oreilles: RoomListener) => void;
  /**
   * Asks and waits for the answer. Throws `SansReponse` when nobody knows whether it arrived, another error when the room
   * made nothing of it.
   */
  readonly demander: (sujet: "commande" | "consultation", corps: unknown) => Promise<unknown>;
  /** Asks for a sign of life; when it is asked again before one came, only the last `vivante` is called. */
  readonly ping: (vivante: () => void) => void;
  /** Hangs up and hears nothing more; the seat is kept. */
  readonly lacher: () => void;
  /** The same, and the seat is given up. Never throws. */
  readonly quitter: () => void;
}

/** Takes a seat. Throws what `lireRefus` reads. */
export type Joindre = (code: string, demande: DemandeEntree) => Promise<RemoteRoom>;

/** The line was cut, or stayed silent, before the answer came. */
export class NoAnswer extends Error {
  override readonly name = "SansReponse";
}

//// A line that is waited for, and not for ever.
/** What `venue` gives, or an error after that many ms. */
export async function withTimeout(venue: Promise<RemoteRoom>, ms: number): Promise<RemoteRoom> {
  let tard: ReturnType<typeof setTimeout> | undefined;
  const trop = new Promise<null>((resoudre) => {
    tard = setTimeout(() => resoudre(null), ms);
  });
  const room = await Promise.race([venue, trop]).finally(() => clearTimeout(tard));
  if (room !== null) return room;
  // too late is not never: a line that comes after all must not push out the one that replaced it
  void venue.then((tardive) => tardive.lacher()).catch(() => {});
  throw new Error("timeout");
}

//// What a failed try to come in says: a refusal for good, or nothing but "try again". Pure.
/**
 * What the door said, or null when one may try again: the network, a proxy whose server is down, a server that is stopping. Only
 * a server that is up says `room_innexistante`, by that very code.
 */
export function lireRefus(erreur: unknown): CodeRefus | null {
  return (erreur instanceof Error && codeRefus.safeParse(erreur.message).data) || null;
}
