/** Figures of the games for people who run the server; they name no person and no room. */
import type { CodeRefus } from "#game/rules/types.ts";

export interface GameMetrics {
  /** Records the time from the command that reveals an answer to the patch that tells the screens, in ms. */
  revelation(ms: number): void;
  /** Counts a refusal of a join or of a command. */
  refus(code: CodeRefus): void;
  /** Records a transaction of the journal: its duration in ms, and whether it succeeded. */
  ecriture(ms: number, reussie: boolean): void;
}

export const NO_GAME_METRICS: GameMetrics = {
  revelation() {},
  refus() {},
  ecriture() {},
};
