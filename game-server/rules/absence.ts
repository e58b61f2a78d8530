/** The two clocks of a phone that is away: how long a step waits for it, how long its seat is kept. Pure. */
import { PLACE_GARDEE_MS } from "#contracts/limites.ts";
import { modifierJoueur } from "./selection.ts";
import type { Partie } from "./types.ts";
import type { CommandeDe } from "./types/commandes.ts";
import type { Joueur } from "./types/joueurs.ts";

type Absence = Pick<Joueur, "present" | "attenduJusque" | "gardeJusque">;

/** Of who is here, and of who has no phone. */
export const ICI = { present: true, attenduJusque: null, gardeJusque: null } satisfies Absence;
export const SANS_TELEPHONE = { ...ICI, present: false } satisfies Absence;

/** Of a phone that is away since `now`; `repitMs`: how long a step still waits for its answer. */
export const absent = (now: number, repitMs: number): Absence => ({
  present: false,
  attenduJusque: now + repitMs,
  gardeJusque: now + PLACE_GARDEE_MS,
});

/** The step does not wait for this phone any more. An earlier absence does not count. */
export function repitFini(partie: Partie, { id, absence }: CommandeDe<"repitFini">): Partie {
  const parti = partie.joueurs[id];
  if (parti === undefined || parti.attenduJusque === null || parti.absences !== absence)
    return partie;
  return modifierJoueur(partie, id, { attenduJusque: null });
}
