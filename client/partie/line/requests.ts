/** Commands and readings that a screen asks of its room, over a line that may be cut meanwhile: docs/decisions/0003. */
import { accuseDeCommande, type CommandeDEcran } from "#contracts/commandes.ts";
import {
  type Consultation,
  type ReponseConsultation,
  reponseConsultation,
} from "#contracts/consultation.ts";
import type { CodeRefus } from "#contracts/refus.ts";
import { randomBytesAsHex } from "../../browser/random-id.ts";
import { type RemoteRoom, NoAnswerFromRoomError } from "./remote-room.ts";

const ESSAIS = 3;
/** How long a try waits for the line to return. */
const ATTENTE_MAX_MS = 20_000;

/**
 * The outcome of a command: done, refused with a code, not known to have arrived (`hors_ligne`), or without a room
 * (`ligne_fermee`): the line is closed for good, and asking again would be answered at once, for ever.
 */
export type IssueDeCommande =
  | { ok: true }
  | { ok: false; refus: CodeRefus | "hors_ligne" | "ligne_fermee" };

export class RoomRequests {
  readonly #attentes = new Set<(room: RemoteRoom | null) => void>();
  #room: RemoteRoom | null = null;
  #finies = false;

  /** Notes that the line is open: requests go through this room from now on. */
  passerPar(room: RemoteRoom): void {
    this.#room = room;
    this.#prevenir(room);
  }

  /** Notes that the line is closed for good: every request that waits for it is refused. */
  finir(): void {
    this.#finies = true;
    this.#room = null;
    this.#prevenir(null);
  }

  /** Sends a command. After a cut, waits for the line and sends it again with the same id: the room does it once. */
  async demander(commande: CommandeDEcran): Promise<IssueDeCommande> {
    const id = randomBytesAsHex(6);
    for (let essai = 0; essai < ESSAIS; essai++) {
      const room = await this.#enLigne();
      if (room === null) return { ok: false, refus: this.#finies ? "ligne_fermee" : "hors_ligne" };
      try {
        return accuseDeCommande.parse(await room.demander("commande", { ...commande, id }));
      } catch (erreur) {
        if (!(erreur instanceof NoAnswerFromRoomError))
          return { ok: false, refus: "message_invalide" };
      }
    }
    return { ok: false, refus: "hors_ligne" };
  }

  /** Reads what only the host may read; null when the line does not answer. */
  async consulter(demande: Consultation): Promise<ReponseConsultation | null> {
    const room = await this.#enLigne();
    if (room === null) return null;
    try {
      return reponseConsultation.parse(await room.demander("consultation", demande));
    } catch {
      return null;
    }
  }

  /** The room as soon as the line is open; null when it does not return in time, or never will. */
  #enLigne(): Promise<RemoteRoom | null> {
    if (this.#finies) return Promise.resolve(null);
    if (this.#room?.ouverte === true) return Promise.resolve(this.#room);
    return new Promise((resoudre) => {
      const finir = (room: RemoteRoom | null) => {
        clearTimeout(tard);
        this.#attentes.delete(finir);
        resoudre(room);
      };
      const tard = setTimeout(() => finir(null), ATTENTE_MAX_MS);
      this.#attentes.add(finir);
    });
  }

  #prevenir(room: RemoteRoom | null): void {
    for (const attente of this.#attentes) attente(room);
  }
}
