/** The two ends of an extract while they are moved, in seconds, to the tenth. Pure. */
import type { ExtraitDeMedia } from "#contracts/fragment.ts";

export const EXTRAIT_ENTIER: ExtraitDeMedia = { debut: 0, fin: null };
/** Shortest extract of a sound, in seconds: a shorter one cannot be heard. */
const DUREE_MIN = 0.1;
/** Length that the track has, in seconds, while the duration of the media is not known. */
const DUREE_INCONNUE = 60;

const auDixieme = (nombre: number) => Math.round(nombre * 10) / 10 || 0;
const entre = (min: number, nombre: number, max: number) => Math.max(min, Math.min(nombre, max));

/**
 * Seconds from one side of the track to the other: the whole media, and an extract that was written beyond its end.
 * @param duree of the media, in seconds; null while it is not known
 */
export function calculerLongueurDePisteEnSecondes(
  { debut, fin }: ExtraitDeMedia,
  duree: number | null,
): number {
  if (duree !== null) return Math.max(duree, fin ?? 0, debut + DUREE_MIN);
  return Math.max(DUREE_INCONNUE, 1.5 * (fin ?? debut));
}

/** The extract with its beginning moved; the beginning stays before the end. */
export function deplacerDebutExtrait(
  { fin }: ExtraitDeMedia,
  instant: number,
  longueur: number,
): ExtraitDeMedia {
  return { debut: auDixieme(entre(0, instant, (fin ?? longueur) - DUREE_MIN)), fin };
}

/**
 * The extract with its end moved; the end stays after the beginning. An end at the end of the media becomes null, since
 * another file in its place may be longer.
 * @param duree of the media, in seconds; null while it is not known
 */
export function deplacerFinExtrait(
  { debut }: ExtraitDeMedia,
  instant: number,
  longueur: number,
  duree: number | null,
): ExtraitDeMedia {
  const fin = auDixieme(entre(debut + DUREE_MIN, instant, longueur));
  return { debut, fin: duree !== null && fin >= auDixieme(duree) ? null : fin };
}

/** The extract with its beginning at the playhead; an end before the playhead is removed. */
export const mettreDebutExtraitAuCurseur = (
  { fin }: ExtraitDeMedia,
  instant: number,
): ExtraitDeMedia => {
  const debut = auDixieme(Math.max(0, instant));
  return { debut, fin: fin !== null && fin < auDixieme(debut + DUREE_MIN) ? null : fin };
};

/** The extract with its end at the playhead; a beginning after the playhead goes back to 0. */
export const mettreFinExtraitAuCurseur = (
  { debut }: ExtraitDeMedia,
  instant: number,
): ExtraitDeMedia => {
  const fin = auDixieme(Math.max(DUREE_MIN, instant));
  return { debut: debut > auDixieme(fin - DUREE_MIN) ? 0 : debut, fin };
};

/** The instant that a key moves the playhead to: by a tenth of a second, or by a second with Shift; null for another key. */
export function calculerInstantDuCurseurApresTouche(
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
