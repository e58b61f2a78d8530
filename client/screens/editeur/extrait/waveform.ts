/** The waveform of a sound, computed once in the browser (decision 0078). */

/** Number of bars in the drawing of a waveform. */
export const WAVEFORM_BARS = 120;
/** Bytes of the largest sound that is fetched to draw its waveform. */
export const WAVEFORM_SOURCE_BYTES_MAX = 16_000_000;
/** Seconds of the longest sound whose waveform is drawn: a quarter of an hour takes 60 MB once decoded. */
export const WAVEFORM_SOURCE_SECONDS_MAX = 900;
/** Samples a second to which a sound is decoded: the lowest rate that every browser accepts. */
const CADENCE = 8000;

/** Loudness of a sound's parts of equal length, from 0 to 1 for the loudest part. */
export function computeWaveformPeaks(
  canaux: readonly Float32Array[],
  barres: number,
): readonly number[] {
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
 * Reads the loudness along a sound, one number from 0 to 1 for each bar of its drawing.
 * @param src address of a file of this site: a page may fetch nothing from another one
 * @returns null when the browser cannot decode the sound, or when it is too large
 * @throws when the network fails, or when the fetch is aborted
 */
export async function readWaveform(
  src: string,
  signal: AbortSignal,
): Promise<readonly number[] | null> {
  const reponse = await fetch(src, { signal });
  const taille = Number(reponse.headers.get("content-length") ?? WAVEFORM_SOURCE_BYTES_MAX + 1);
  if (!reponse.ok || taille > WAVEFORM_SOURCE_BYTES_MAX) {
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
    return computeWaveformPeaks(canaux, WAVEFORM_BARS);
  } catch {
    return null;
  }
}
