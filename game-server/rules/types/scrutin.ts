/** The vote on a judged imprévu. */
import type { PhaseScrutin, Voix } from "#contracts/scrutin.ts";

export interface Scrutin {
  readonly phase: PhaseScrutin;
  /** Those whom the text names: one vote about all of them, in which they have no say. */
  readonly juges: readonly string[];
  /** One for each who has voted: never shown, only counted. */
  readonly voix: Readonly<Record<string, Voix>>;
  readonly issue: Voix | null;
}
