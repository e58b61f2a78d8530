/** The two clocks of a phone that was cut off: how long a step waits for it, how long its seat is kept. Pure. */
import { PLACE_GARDEE_MS } from "#contracts/limites.ts";
import type { Jeu } from "./jeu.ts";
import { revelerSiPret } from "./manche.ts";
import { modifierJoueur } from "./selection.ts";
import type { CommandeDe, Effet, Partie } from "./types.ts";

/** Arms both. `absence` is the number of this absence; `repitMs` how long a step still waits for an answer. */
export function armerAbsence(id: string, absence: number, repitMs: number): Effet[] {
  return [
    {
      type: "armer",
      nom: `repit:${id}`,
      delaiMs: repitMs,
      commande: { type: "repitFini", id, absence },
    },
    {
      type: "armer",
      nom: `absence:${id}`,
      delaiMs: PLACE_GARDEE_MS,
      commande: { type: "expirerJoueur", id, absence },
    },
  ];
}

/** Stops both: the player is back, or gone for good. */
export function desarmerAbsence(id: string): Effet[] {
  return [
    { type: "desarmer", nom: `repit:${id}` },
    { type: "desarmer", nom: `absence:${id}` },
  ];
}

/** The step does not wait for this phone any more. An earlier absence does not count. */
export function repitFini(
  partie: Partie,
  jeu: Jeu,
  { id, absence }: CommandeDe<"repitFini">,
): Partie {
  const absent = partie.joueurs[id];
  if (absent === undefined || !absent.attendu || absent.absences !== absence) return partie;
  return revelerSiPret(modifierJoueur(partie, id, { attendu: false }), jeu);
}
