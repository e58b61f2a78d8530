/** Vote « Ovation ou sifflets » on a judged imprévu (mise-en-scene "Imprévu", decisions/0107). */
import { z } from "zod";

export const voixDeScrutin = z.enum(["ovation", "sifflets"]);
export type VoixDeScrutin = z.infer<typeof voixDeScrutin>;

/**
 * Phases of a scrutin. `scene`: performance, no vote yet; `ouvert`: six seconds of votes; `aTrancher`: a tie or no voter,
 * so the host decides; `rendu`: decided.
 */
export const phaseScrutin = z.enum(["scene", "ouvert", "aTrancher", "rendu"]);
export type PhaseScrutin = z.infer<typeof phaseScrutin>;

/** Duration of the vote in seconds, during which votes may change. */
export const DUREE_SCRUTIN_S = 6;
