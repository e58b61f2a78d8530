/** « Ovation ou sifflets »: words of the vote on a judged imprévu. mise-en-scene "Imprévu", decisions/0107. */
import { z } from "zod";

export const voix = z.enum(["ovation", "sifflets"]);
export type Voix = z.infer<typeof voix>;

/**
 * `scene`: somebody performs, nobody votes yet; `ouvert`: six seconds of votes; `aTrancher`: a tie, or nobody to vote, the host
 * says; `rendu`: it is said.
 */
export const phaseScrutin = z.enum(["scene", "ouvert", "aTrancher", "rendu"]);
export type PhaseScrutin = z.infer<typeof phaseScrutin>;

/** How long everybody may vote, and change their mind. */
export const SCRUTIN_S = 6;
