/** What the games say of themselves to whoever watches the server; never who, nor which room. */
import type { CodeRefus } from "#game/rules/types.ts";

export interface Mesures {
  /** From a command heard by its room to its reveal on its way to the screens, in ms. */
  revelation(ms: number): void;
  /** A refusal, at the door or in a room. */
  refus(code: CodeRefus): void;
  /** One transaction of the journal, in ms, and whether it is on disk. */
  ecriture(ms: number, reussie: boolean): void;
}

/** Nobody watches. */
export const MESURES_MUETTES: Mesures = {
  revelation() {},
  refus() {},
  ecriture() {},
};
