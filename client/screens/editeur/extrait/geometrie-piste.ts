/** An extract while its two ends are moved along a sound or a video, in seconds, to the tenth. Pure. */
import type { Extrait } from "#contracts/fragment.ts";

export const TOUT_ENTENDU: Extrait = { debut: 0, fin: null };
/** Shorter, nobody would hear it. */
const DUREE_MIN = 0.1;
/** How long a media is drawn that has not said how long it lasts. */
const DUREE_INCONNUE = 60;

const auDixieme = (nombre: number) => Math.round(nombre * 10) / 10 || 0;
const entre = (min: number, nombre: number, max: number) => Math.max(min, Math.min(nombre, max));

/**
 * Seconds from one side of the track to the other: an extract that somebody wrote beyond the end is still seen.
 * @param duree of the media; null while it is not known
 */
export function longueurDePiste({ debut, fin }: Extrait, duree: number | null): number {
  if (duree !== null) return Math.max(duree, fin ?? 0, debut + DUREE_MIN);
  return Math.max(DUREE_INCONNUE, 1.5 * (fin ?? debut));
}

/** The beginning elsewhere, before the end. */
export function poserDebut({ fin }: Extrait, instant: number, longueur: number): Extrait {
  return { debut: auDixieme(entre(0, instant, (fin ?? longueur) - DUREE_MIN)), fin };
}

/**
 * The end elsewhere, after the beginning. At the end of the media it is left out: that of a file that replaces it may come later.
 * @param duree of the media; null while it is not known
 */
export function poserFin(
  { debut }: Extrait,
  instant: number,
  longueur: number,
  duree: number | null,
): Extrait {
  const fin = auDixieme(entre(debut + DUREE_MIN, instant, longueur));
  return { debut, fin: duree !== null && fin >= auDixieme(duree) ? null : fin };
}

/** The beginning where the playhead is; an end before it would mean nothing any more. */
export const debutIci = ({ fin }: Extrait, instant: number): Extrait => {
  const debut = auDixieme(Math.max(0, instant));
  return { debut, fin: fin !== null && fin < auDixieme(debut + DUREE_MIN) ? null : fin };
};

/** The end where the playhead is; a beginning after it would mean nothing any more. */
export const finIci = ({ debut }: Extrait, instant: number): Extrait => {
  const fin = auDixieme(Math.max(DUREE_MIN, instant));
  return { debut: debut > auDixieme(fin - DUREE_MIN) ? 0 : debut, fin };
};

/** Where a key moves an instant to; null for another key. A tenth, with Shift a second. */
export function instantDeTouche(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  instant: number,
  longueur: number,
): number | null {
  const pas = shiftKey ? 1 : 0.1;
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return instant - pas;
    case "ArrowRight":
    case "ArrowUp":
      return instant + pas;
    case "PageDown":
      return instant - 10;
    case "PageUp":
      return instant + 10;
    case "Home":
      return 0;
    case "End":
      return longueur;
    default:
      return null;
  }
}
