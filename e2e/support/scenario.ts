/** The choices of a test for the coming games, which the test sends to its server. */
import { z } from "zod";

/** An imprévu; without a text, its id is shown. Mini-games are given by their ids. */
const carte = z.object({
  _id: z.string(),
  texte: z.string().optional(),
  suite: z.string().optional(),
  /** Whether the room judges the card. */
  juge: z.boolean().optional(),
});
export type Carte = z.infer<typeof carte>;

export const scenario = z.object({
  /** Seed of the rooms opened from now on. */
  semence: z.int().default(1),
  /** Deck of the games launched from now on; the real deck by default. */
  cartes: z.array(carte).optional(),
  /**
   * Whether the patron speaks. Elsewhere he is silent, since he would say names that a journey looks for, and use throws
   * of the dice.
   */
  patron: z.boolean().default(false),
  /** How far the server's clock is ahead in ms; it never goes back. */
  avanceMs: z.number().min(0).default(0),
  /** Speed of the server's clock and of later timers, as a multiple of real time. */
  vitesse: z.number().min(1).default(1),
});
export type Scenario = z.infer<typeof scenario>;

/** The same evening each time, with the real deck. */
export const DEFAULT_SCENARIO: Scenario = scenario.parse({});
