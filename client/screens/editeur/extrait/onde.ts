/** What a sound looks like: how loud it is, from its beginning to its end. Computed in the browser, once (decision 0085). */

/** Bars of the drawing: as many as a track is wide enough for. */
export const BARRES = 120;
/** Bytes: a longer sound would be fetched and unpacked for a drawing. */
export const OCTETS_MAX = 16_000_000;
/** Seconds: unpacked, a quarter of an hour is sixty megabytes. */
export const DUREE_ONDE_MAX = 900;
/** Samples a second that it is unpacked to: the lowest that every engine takes, and far more than a drawing shows. */
const CADENCE = 8000;

/** The loudest of each part of equal length, from 0 to 1 for the loudest of all. */
export function cretes(canaux: readonly Float32Array[], barres: number): readonly number[] {
  const longueur = Math.max(0, ...canaux.map((canal) => canal.length));
  const hauts = Array.from({ length: barres }, (_, rang) => {
    const [de, a] = [rang, rang + 1].map((bord) => Math.floor((bord * longueur) / barres));
    let haut = 0;
    for (const canal of canaux)
      for (let i = de ?? 0; i < (a ?? 0); i += 1) haut = Math.max(haut, Math.abs(canal[i] ?? 0));
    return haut;
  });
  const plusHaut = Math.max(...hauts);
  return plusHaut === 0 ? hauts : hauts.map((haut) => haut / plusHaut);
}

/**
 * Null for what this browser cannot unpack, and for what is too large.
 * @param src of this site: a page may fetch nothing from another
 * @throws when the line fails, or when it is given up
 */
export async function lireOnde(
  src: string,
  signal: AbortSignal,
): Promise<readonly number[] | null> {
  const reponse = await fetch(src, { signal });
  const taille = Number(reponse.headers.get("content-length") ?? OCTETS_MAX + 1);
  if (!reponse.ok || taille > OCTETS_MAX) {
    await reponse.body?.cancel();
    return null;
  }
  const octets = await reponse.arrayBuffer();
  try {
    const contexte = new OfflineAudioContext(1, 1, CADENCE);
    const son = await contexte.decodeAudioData(octets);
    const canaux = Array.from({ length: son.numberOfChannels }, (_, rang) =>
      son.getChannelData(rang),
    );
    return cretes(canaux, BARRES);
  } catch {
    return null;
  }
}
