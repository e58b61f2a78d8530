/**
 * Coming in, and coming back: one try at a time, and after a network fault another one, for ever. jeu §4 "Socket": 20 s at
 * most to connect, 1 to 5 s between two tries.
 */
import type { CodeRefus } from "#contracts/refus.ts";
import { withTimeout, lireRefus, type RemoteRoom } from "./remote-room.ts";
import { ReconnectDelays } from "./reconnect.ts";

const CONNEXION_MAX_MS = 20_000;

/** Somebody changed their mind while the line was being taken up: the seat is not kept for them. */
async function renoncer(room: RemoteRoom): Promise<void> {
  await room.demander("commande", { type: "quitter" }).catch(() => {});
  room.quitter();
}

/** What becomes of the tries. */
interface Suites {
  readonly dedans: (room: RemoteRoom) => void;
  /** No for good. */
  readonly refuse: (refus: CodeRefus) => void;
  /** There will be another try. */
  readonly patience: () => void;
  /** Somebody already inside waits for a rush to pass, as for a cut. */
  readonly dejaVenu: () => boolean;
}

export class RoomJoin {
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

  /** One try, now, unless one is on its way. Resolves with what became of it; never throws. */
  async essayer(): Promise<void> {
    if (this.#enCours || this.#finies) return;
    this.#enCours = true;
    clearTimeout(this.#retour);
    const venue = withTimeout(this.#joindre(), CONNEXION_MAX_MS);
    const issue = await venue.catch((erreur: unknown) => lireRefus(erreur));
    this.#enCours = false;
    if (issue === null) this.plusTard();
    else if (typeof issue === "string") this.#refuser(issue);
    else if (this.#finies) await renoncer(issue);
    else {
      this.#retours.reset();
      this.#suites.dedans(issue);
    }
  }

  /** A try at once: somebody is known to be there. */
  deSuite(): void {
    if (this.#finies) return;
    this.#suites.patience();
    void this.essayer();
  }

  /** Another try, in its time. */
  plusTard(): void {
    if (this.#finies) return;
    this.#suites.patience();
    clearTimeout(this.#retour);
    const delaiMs = this.#retours.next(performance.now(), Math.random());
    this.#retour = setTimeout(() => void this.essayer(), delaiMs);
  }

  /** No more tries. */
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
