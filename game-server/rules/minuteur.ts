/**
 * The question's countdown, on a monotonic clock that the caller reads: it runs, freezes while the game is paused,
 * and survives a restart by what remains of it. Pure.
 */
import { ATTENTE_MEDIA_MS, GRACE_REPONSE_MS } from "#contracts/limites.ts";
import type { Effet, Minuteur, Partie } from "./types.ts";

/** Milliseconds left at `now`, never below 0. */
export function resteA(minuteur: Minuteur, now: number): number {
  if (minuteur.depuis === null) return minuteur.resteMs;
  return Math.max(0, minuteur.resteMs - (now - minuteur.depuis));
}

function remplacer(partie: Partie, minuteur: Minuteur | null): Partie {
  return { ...partie, minuteur };
}

function alarme(partie: Partie, minuteur: Minuteur): Effet {
  return {
    type: "armer",
    nom: "question",
    delaiMs: minuteur.resteMs + GRACE_REPONSE_MS,
    commande: { type: "tempsEcoule", tour: partie.tour, numero: minuteur.numero },
  };
}

/** A countdown of `secondes`, frozen until `demarrer`. */
export function poserMinuteur(partie: Partie, secondes: number): Partie {
  const dureeMs = secondes * 1000;
  const numero = (partie.minuteur?.numero ?? 0) + 1;
  return remplacer(partie, { dureeMs, resteMs: dureeMs, depuis: null, numero });
}

/** Waits for the host's screen to have the media, not for ever. */
export function attendreMedia(partie: Partie): Effet {
  return {
    type: "armer",
    nom: "media",
    delaiMs: ATTENTE_MEDIA_MS,
    commande: { type: "attenteMediaFinie", tour: partie.tour },
  };
}

/** Runs from what remains; nothing if it already runs. */
export function demarrer(partie: Partie, now: number, effets: Effet[]): Partie {
  const { minuteur } = partie;
  if (minuteur === null || minuteur.depuis !== null) return partie;
  const parti = { ...minuteur, depuis: now, numero: minuteur.numero + 1 };
  effets.push(alarme(partie, parti));
  return remplacer(partie, parti);
}

/** Stops the clock and keeps what remains. */
export function geler(partie: Partie, now: number, effets: Effet[]): Partie {
  const { minuteur } = partie;
  if (minuteur === null || minuteur.depuis === null) return partie;
  effets.push({ type: "desarmer", nom: "question" });
  const resteMs = resteA(minuteur, now);
  return remplacer(partie, { ...minuteur, resteMs, depuis: null, numero: minuteur.numero + 1 });
}

/**
 * Tells every screen again what remains, for the sake of one that has just come in. At 0 the alarm stays as it is:
 * the last half second is not given twice.
 */
export function rafraichir(partie: Partie, now: number, effets: Effet[]): Partie {
  const { minuteur } = partie;
  if (minuteur === null || minuteur.depuis === null) return partie;
  const resteMs = resteA(minuteur, now);
  if (resteMs === 0) return partie;
  const relu = { ...minuteur, resteMs, depuis: now, numero: minuteur.numero + 1 };
  effets.push(alarme(partie, relu));
  return remplacer(partie, relu);
}

/** No countdown any more. */
export function eteindre(partie: Partie, effets: Effet[]): Partie {
  if (partie.minuteur === null) return partie;
  effets.push({ type: "desarmer", nom: "question" }, { type: "desarmer", nom: "media" });
  return remplacer(partie, null);
}
