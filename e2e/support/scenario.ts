/** The choices of a test for the games to come, which it sends to its server. */
import { z } from "zod";

/** An imprévu; without a text, its id is shown. The mini-games are known by their ids. */
const carte = z.object({
  _id: z.string(),
  texte: z.string().optional(),
  suite: z.string().optional(),
  /** The room judges it. */
  juge: z.boolean().optional(),
});
export type Carte = z.infer<typeof carte>;

export const scenario = z.object({
  /** Seed of the rooms that are opened from now on. */
  semence: z.int().default(1),
  /** Deck of the games that are launched from now on; the real one when there is none. */
  cartes: z.array(carte).optional(),
  /** The patron of these evenings speaks: elsewhere he would say names that a journey looks for, and throw the dice. */
  patron: z.boolean().default(false),
  /** How far the server's clock is ahead; it never goes back. */
  avanceMs: z.number().min(0).default(0),
  /** How many times faster than the world's its clock and its timers run: of what is armed from now on. */
  vitesse: z.number().min(1).default(1),
});
export type Scenario = z.infer<typeof scenario>;

/** The same evening each time, with the real deck. */
export const DEFAULT_SCENARIO: Scenario = scenario.parse({});
