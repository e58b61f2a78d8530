/** A game that goes on by itself. mise-en-scene "Rythme", decisions/0108. */

/** What is counted before the game goes on: as a `Minuteur`, on the clock of commands. */
export interface Cadence {
  readonly tour: number;
  /** What of this step is waited for: another one is counted anew. */
  readonly moment: string;
  readonly dureeMs: number;
  readonly resteMs: number;
  /** When it last started running; null while it is held. */
  readonly depuis: number | null;
  /** What had been counted of this step before this moment. */
  readonly avantMs: number;
}

export interface Rythme {
  /** The step that the host holds; one that is left by hand is held no more. */
  readonly tenu: number | null;
  /** Changes each time screens must read `resteMs` anew. */
  readonly numero: number;
  /** Null where the game waits for nothing, or goes by hand. */
  readonly cadence: Cadence | null;
}
