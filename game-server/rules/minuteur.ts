/**
 * The question's countdown, on a monotonic clock that the caller reads: it runs, freezes while the game is paused,
 * and survives a restart by what remains of it. Pure.
 */
import { ATTENTE_MEDIA_MAX_MS } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import { estPartieEnPause, trouverQuestionCourante } from "./selection.ts";
import type { Minuteur, Partie } from "./types.ts";

/** Milliseconds left at `now`, never below 0. */
export function calculerTempsRestantDuMinuteur(minuteur: Minuteur, now: number): number {
  if (minuteur.depuis === null) return minuteur.resteMs;
  return Math.max(0, minuteur.resteMs - (now - minuteur.depuis));
}

function remplacer(partie: Partie, minuteur: Minuteur | null): Partie {
  return { ...partie, minuteur };
}

/** Sets a countdown of `secondes` plus `avantMs` (what is shown before the question), stopped until `demarrerMinuteur`. */
export function poserMinuteur(partie: Partie, secondes: number, avantMs = 0): Partie {
  const dureeMs = secondes * 1000;
  const resteMs = dureeMs + avantMs;
  const numero = (partie.minuteur?.numero ?? 0) + 1;
  return remplacer(partie, { dureeMs, resteMs, depuis: null, mediaJusque: null, numero });
}

/** Has the countdown wait for the host's screen to have the media, for ATTENTE_MEDIA_MAX_MS at most. */
export function attendreMediaAvantMinuteur(partie: Partie, now: number): Partie {
  const { minuteur } = partie;
  return minuteur === null
    ? partie
    : remplacer(partie, { ...minuteur, mediaJusque: now + ATTENTE_MEDIA_MAX_MS });
}

/** Starts the countdown from what remains of it; does nothing if it already runs. */
export function demarrerMinuteur(partie: Partie, now: number): Partie {
  const { minuteur } = partie;
  if (minuteur === null || minuteur.depuis !== null) return partie;
  const numero = minuteur.numero + 1;
  return remplacer(partie, { ...minuteur, depuis: now, mediaJusque: null, numero });
}

/** Stops the countdown and keeps what remains of it; it waits for media no longer. */
export function arreterMinuteur(partie: Partie, now: number): Partie {
  const { minuteur } = partie;
  if (minuteur === null) return partie;
  if (minuteur.depuis === null)
    return minuteur.mediaJusque === null
      ? partie
      : remplacer(partie, { ...minuteur, mediaJusque: null });
  const resteMs = calculerTempsRestantDuMinuteur(minuteur, now);
  return remplacer(partie, { ...minuteur, resteMs, depuis: null, numero: minuteur.numero + 1 });
}

/**
 * Makes every screen read the remaining time again, for one that has just joined. At 0 nothing changes, so that the grace of the last answer is not given twice.
 */
export function rafraichirMinuteurDesEcrans(partie: Partie, now: number): Partie {
  const { minuteur } = partie;
  if (minuteur === null || minuteur.depuis === null) return partie;
  const resteMs = calculerTempsRestantDuMinuteur(minuteur, now);
  if (resteMs === 0) return partie;
  return remplacer(partie, { ...minuteur, resteMs, depuis: now, numero: minuteur.numero + 1 });
}

/**
 * The countdown that the state needs: none outside a timed question or a vote, stopped during a pause. After the pause, a countdown that has never run waits for the media again, another one goes on.
 */
export function actualiserMinuteur(partie: Partie, now: number): Partie {
  const { minuteur } = partie;
  if (minuteur === null) return partie;
  const vote = partie.scrutin?.phase === "ouvert";
  const minutee =
    partie.etape === ETAPE.question && (trouverQuestionCourante(partie)?.temps ?? 0) > 0;
  if (!minutee && !vote) return remplacer(partie, null);
  if (estPartieEnPause(partie)) return arreterMinuteur(partie, now);
  if (minuteur.depuis !== null || minuteur.mediaJusque !== null) return partie;
  const neuf = minuteur.resteMs >= minuteur.dureeMs && !vote;
  return neuf ? attendreMediaAvantMinuteur(partie, now) : demarrerMinuteur(partie, now);
}
