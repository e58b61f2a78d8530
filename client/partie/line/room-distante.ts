/** The room at the other end of a line, as the line needs it: the SDK gives one (sdk.ts), a test plays one. */
import type { DemandeEntree } from "#contracts/room.ts";
import type { Vue } from "#game/schema/etat.ts";

/** What comes from the room; `coupee` hears the close code, and is the last to be heard. */
export interface Oreilles {
  readonly vue: (vue: Vue) => void;
  readonly bienvenue: (brut: unknown) => void;
  readonly refus: (brut: unknown) => void;
  readonly coupee: (code: number) => void;
}

export interface RoomDistante {
  /** What is sent now leaves. */
  readonly ouverte: boolean;
  readonly suivre: (oreilles: Oreilles) => void;
  /**
   * Asks and waits for the answer. Throws `SansReponse` when nobody knows whether it arrived, another error when the room
   * made nothing of it.
   */
  readonly demander: (sujet: "commande" | "consultation", corps: unknown) => Promise<unknown>;
  /** Asks for a sign of life; when it is asked again before one came, only the last `vivante` is called. */
  readonly ausculter: (vivante: () => void) => void;
  /** Hangs up and hears nothing more; the seat is kept. */
  readonly lacher: () => void;
  /** The same, and the seat is given up. Never throws. */
  readonly quitter: () => void;
}

/** Takes a seat. Throws what `lireRefus` reads. */
export type Joindre = (code: string, demande: DemandeEntree) => Promise<RoomDistante>;

/** The line was cut, or stayed silent, before the answer came. */
export class SansReponse extends Error {
  override readonly name = "SansReponse";
}
