/** A room that a test plays: it says what it likes, when it likes, and remembers what was asked of it. */
import type { DemandeEntree } from "#contracts/room.ts";
import type { Vue } from "#game/schema/etat.ts";
import { type Joindre, type RoomListener, type RemoteRoom, NoAnswer } from "../remote-room.ts";

/** A Wi-Fi's round trip. */
const LATENCE_MS = 50;

interface Demandee {
  readonly sujet: string;
  readonly corps: unknown;
  readonly repondre: (corps: unknown) => void;
  readonly echouer: (erreur: Error) => void;
}

export class FakeRoom implements RemoteRoom {
  ouverte = true;
  /** Gives signs of life. */
  vivante = true;
  /** How this end was left, in order. */
  readonly gestes: ("lacher" | "quitter")[] = [];
  readonly demandes: Demandee[] = [];
  auscultations = 0;
  #oreilles: RoomListener | null = null;
  #vivante: (() => void) | undefined;

  suivre(oreilles: RoomListener): void {
    this.#oreilles = oreilles;
  }

  demander(sujet: string, corps: unknown): Promise<unknown> {
    return new Promise((repondre, echouer) => {
      this.demandes.push({ sujet, corps, repondre, echouer });
    });
  }

  ping(vivante: () => void): void {
    this.auscultations++;
    // like the SDK: the next sign of life is for who asked last
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

  /** The room sends its state. */
  montrer(vue: Vue): void {
    this.#oreilles?.vue(vue);
  }

  saluer(brut: unknown): void {
    this.#oreilles?.bienvenue(brut);
  }

  refuser(brut: unknown): void {
    this.#oreilles?.refus(brut);
  }

  /** The line is cut; nobody knows what became of what was asked. */
  couper(code: number): void {
    const oreilles = this.#oreilles;
    this.#fermer();
    oreilles?.coupee(code);
  }

  #raccrocher(geste: "lacher" | "quitter"): void {
    this.gestes.push(geste);
    this.#fermer();
  }

  #fermer(): void {
    this.ouverte = false;
    this.#oreilles = null;
    for (const { echouer } of this.demandes) echouer(new NoAnswer("closed"));
  }
}

/** A try to come in, waiting for the test to say what becomes of it. */
export interface Venue {
  readonly code: string;
  readonly demande: DemandeEntree;
  readonly entrer: (room: RemoteRoom) => void;
  readonly echouer: (erreur: Error) => void;
}

/** A server's door: who came to it, in order. */
export function fakeDoor(): { readonly joindre: Joindre; readonly venues: readonly Venue[] } {
  const venues: Venue[] = [];
  return {
    venues,
    joindre: (code, demande) =>
      new Promise((entrer, echouer) => {
        venues.push({ code, demande, entrer, echouer });
      }),
  };
}

/** Lets what is already settled go through every promise that waits for it. No time passes. */
export async function flushPromises(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

/** What the line looks at of the page it is in. */
export class FakePage {
  readonly document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  readonly window = new EventTarget();

  voir(visibilityState: "visible" | "hidden"): void {
    this.document.visibilityState = visibilityState;
    this.document.dispatchEvent(new Event("visibilitychange"));
  }
}
