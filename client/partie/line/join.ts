/**
 * Joining and reconnecting: one try at a time and, after a network fault, another one, for ever. jeu §4 "Socket": 20
 * s at most to connect, 1 to 5 s between two tries.
 */
import type { CodeRefus } from "#contracts/refus.ts";
import { joinRoomWithTimeout, lireRefusDEntreeEnRoom, type RemoteRoom } from "./remote-room.ts";
import { ReconnectDelays } from "./reconnect.ts";

const CONNEXION_MAX_MS = 20_000;

/** Gives up the seat that a reconnection has just taken, for a player who left while the line was reconnecting. */
async function renoncer(room: RemoteRoom): Promise<void> {
  await room.demander("commande", { type: "quitter" }).catch(() => {});
  room.quitter();
}

/** Callbacks of a try to join, one for each outcome. */
interface Suites {
  readonly dedans: (room: RemoteRoom) => void;
  /** The room refuses this screen for good. */
  readonly refuse: (refus: CodeRefus) => void;
  /** The try failed, and another one will follow. */
  readonly retrying: () => void;
  /** Whether a state has already come: a screen refused because the room is too busy then tries again later, as after a cut. */
  readonly dejaVenu: () => boolean;
}

export class RoomJoinRetrier {
  readonly #joindre: () => Promise<RemoteRoom>;
  readonly #suites: Suites;
  readonly #retours = new ReconnectDelays();
  #retour: ReturnType<typeof setTimeout> | undefined;
  #enCours = false;
  #finies = false;

  constructor(joindre: () => Promise<RemoteRoom>, suites: Suites) {
    this.#joindre = joindre;
    this.#suites = suites;
  }

  /** Makes one try now, unless one is on its way. Resolves with its outcome handled; never throws. */
  async essayer(): Promise<void> {
    if (this.#enCours || this.#finies) return;
    this.#enCours = true;
    clearTimeout(this.#retour);
    const venue = joinRoomWithTimeout(this.#joindre(), CONNEXION_MAX_MS);
    const issue = await venue.catch((erreur: unknown) => lireRefusDEntreeEnRoom(erreur));
    this.#enCours = false;
    if (issue === null) this.plusTard();
    else if (typeof issue === "string") this.#refuser(issue);
    else if (this.#finies) await renoncer(issue);
    else {
      this.#retours.reset();
      this.#suites.dedans(issue);
    }
  }

  /** Makes a try at once, because the room is known to be open. */
  deSuite(): void {
    if (this.#finies) return;
    this.#suites.retrying();
    void this.essayer();
  }

  /** Makes a try after the delay of reconnect.ts. */
  plusTard(): void {
    if (this.#finies) return;
    this.#suites.retrying();
    clearTimeout(this.#retour);
    const delaiMs = this.#retours.next(performance.now(), Math.random());
    this.#retour = setTimeout(() => void this.essayer(), delaiMs);
  }

  /** Ends the tries. */
  finir(): void {
    this.#finies = true;
    clearTimeout(this.#retour);
  }

  #refuser(refus: CodeRefus): void {
    if (this.#finies) return;
    if (refus === "trop_de_messages" && this.#suites.dejaVenu()) this.plusTard();
    else this.#suites.refuse(refus);
  }
}
