/** Probes whether the line is alive: a sleep, a tunnel or a lost Wi-Fi leave it open and silent. */
import type { RemoteRoom } from "./remote-room.ts";

/** Interval between two probes while the page is visible, and how long an answer may take, usually and right after the page is back. */
const VEILLE_MS = 4_000;
const SILENCE_MAX_MS = 3_000;
const SILENCE_AU_REVEIL_MS = 1_000;

/** Events that tell that the page is visible again, or the network back. */
const REVEILS: readonly (readonly [() => EventTarget, string])[] = [
  [() => document, "visibilitychange"],
  [() => window, "pageshow"],
  [() => window, "online"],
];

interface Suites {
  /** Called when the line did not answer in time. */
  readonly muette: (room: RemoteRoom) => void;
  /** Called when there is no open line to probe: the caller then tries to reconnect without waiting for the next try's turn. */
  readonly absente: () => void;
}

export class RoomLineProbe {
  readonly #room: () => RemoteRoom | null;
  readonly #suites: Suites;
  readonly #silences = new Set<ReturnType<typeof setTimeout>>();
  #veille: ReturnType<typeof setInterval> | undefined;
  /** Number of answers so far; one answer serves every probe that waits. */
  #signes = 0;

  constructor(room: () => RemoteRoom | null, suites: Suites) {
    this.#room = room;
    this.#suites = suites;
  }

  start(): void {
    for (const [cible, nom] of REVEILS) cible().addEventListener(nom, this.#reveil);
    this.#veille = setInterval(() => this.#probe(SILENCE_MAX_MS), VEILLE_MS);
  }

  stop(): void {
    for (const [cible, nom] of REVEILS) cible().removeEventListener(nom, this.#reveil);
    clearInterval(this.#veille);
    for (const silence of this.#silences) clearTimeout(silence);
    this.#silences.clear();
  }

  #probe(silenceMs: number): void {
    const room = this.#room();
    if (room === null || document.visibilityState !== "visible") return;
    const avant = this.#signes;
    room.ping(() => {
      this.#signes++;
    });
    const silence = setTimeout(() => {
      this.#silences.delete(silence);
      if (this.#signes === avant && this.#room() === room) this.#suites.muette(room);
    }, silenceMs);
    this.#silences.add(silence);
  }

  #reveil = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.#room()?.ouverte === true) this.#probe(SILENCE_AU_REVEIL_MS);
    else this.#suites.absente();
  };
}
