/** A room whose answers the test chooses, and which records its requests. */
import type { DemandeEntreeEnRoom } from "#contracts/room.ts";
import type { Vue } from "#game/schema/etat.ts";
import {
  type JoinRoom,
  type RoomListener,
  type RemoteRoom,
  NoAnswerFromRoomError,
} from "../remote-room.ts";

/** Time of a round trip over Wi-Fi. */
const LATENCE_MS = 50;

interface Demandee {
  readonly sujet: string;
  readonly corps: unknown;
  readonly repondre: (corps: unknown) => void;
  readonly echouer: (erreur: Error) => void;
}

export class FakeRoom implements RemoteRoom {
  ouverte = true;
  /** Whether the room answers probes. */
  vivante = true;
  /** The ways in which the tested screen left the connection, in order. */
  readonly gestes: ("lacher" | "quitter")[] = [];
  readonly demandes: Demandee[] = [];
  pings = 0;
  #listener: RoomListener | null = null;
  #vivante: (() => void) | undefined;

  suivre(listener: RoomListener): void {
    this.#listener = listener;
  }

  demander(sujet: string, corps: unknown): Promise<unknown> {
    return new Promise((repondre, echouer) => {
      this.demandes.push({ sujet, corps, repondre, echouer });
    });
  }

  ping(vivante: () => void): void {
    this.pings++;
    // like the SDK, the next answer goes to the last caller
    this.#vivante = vivante;
    if (this.vivante)
      setTimeout(() => {
        this.#vivante?.();
        this.#vivante = undefined;
      }, LATENCE_MS);
  }

  lacher(): void {
    this.#raccrocher("lacher");
  }

  quitter(): void {
    this.#raccrocher("quitter");
  }

  /** Sends a state to the screen. */
  montrer(vue: Vue): void {
    this.#listener?.vue(vue);
  }

  saluer(brut: unknown): void {
    this.#listener?.bienvenue(brut);
  }

  refuser(brut: unknown): void {
    this.#listener?.refus(brut);
  }

  /** Cuts the connection; the fate of the pending requests is unknown. */
  couper(code: number): void {
    const listener = this.#listener;
    this.#fermer();
    listener?.coupee(code);
  }

  #raccrocher(geste: "lacher" | "quitter"): void {
    this.gestes.push(geste);
    this.#fermer();
  }

  #fermer(): void {
    this.ouverte = false;
    this.#listener = null;
    for (const { echouer } of this.demandes) echouer(new NoAnswerFromRoomError("closed"));
  }
}

/** A try to join, whose outcome the test chooses. */
export interface Venue {
  readonly code: string;
  readonly demande: DemandeEntreeEnRoom;
  readonly entrer: (room: RemoteRoom) => void;
  readonly echouer: (erreur: Error) => void;
}

/** A server that records the tries to join, in order. */
export function fakeDoor(): { readonly joindre: JoinRoom; readonly venues: readonly Venue[] } {
  const venues: Venue[] = [];
  return {
    venues,
    joindre: (code, demande) =>
      new Promise((entrer, echouer) => {
        venues.push({ code, demande, entrer, echouer });
      }),
  };
}

/** Lets settled promises run everything that waits for them. No time passes. */
export async function flushPromises(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

/** The parts of a page that the line listens to. */
export class FakePage {
  readonly document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  readonly window = new EventTarget();

  voir(visibilityState: "visible" | "hidden"): void {
    this.document.visibilityState = visibilityState;
    this.document.dispatchEvent(new Event("visibilitychange"));
  }
}
