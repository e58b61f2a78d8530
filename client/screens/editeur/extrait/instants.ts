/** Instants of a sound or a video, as they are typed and read. Pure. */
import type { ExtraitDeMedia } from "#contracts/fragment.ts";

/** Writes an instant of a media as "1:04,5", to the tenth. @param secondes 0 or more */
export function direInstantDeMediaEnChiffres(secondes: number): string {
  const dixiemes = Math.round(secondes * 10);
  const minutes = Math.floor(dixiemes / 600);
  const reste = dixiemes - minutes * 600;
  const [entieres, dixieme] = [Math.floor(reste / 10), reste % 10];
  return `${String(minutes)}:${String(entieres).padStart(2, "0")},${String(dixieme)}`;
}

/** Writes an extract as "0:12 à 0:27,5", "0:12 à la fin", or "en entier" for the whole media. */
export function resumerExtrait(extrait: ExtraitDeMedia | null): string {
  if (extrait === null) return "en entier";
  const [debut, fin] = [extrait.debut, extrait.fin].map((instant) =>
    instant === null ? "la fin" : direInstantDeMediaEnChiffres(instant).replace(/,0$/, ""),
  );
  return `${debut} à ${fin}`;
}

/** Reads a typed instant. @returns the seconds of "64", "64,5", "1:04" or "1:04.5"; null for anything else */
export function lireInstantDeMediaTape(texte: string): number | null {
  const lu = /^(?:(\d{1,4}):(?=[0-5]?\d(?:\D|$)))?(\d{1,5})(?:[.,](\d))?\d*$/.exec(texte.trim());
  if (lu === null) return null;
  const [, minutes = "0", secondes = "0", dixieme = "0"] = lu;
  return Number(minutes) * 60 + Number(secondes) + Number(dixieme) / 10;
}

/** Says an instant as "1 minute 4,5 secondes", for screen readers. @param secondes 0 or more */
export function direInstantDeMediaEnToutesLettres(secondes: number): string {
  const dixiemes = Math.round(secondes * 10);
  const [minutes, reste] = [Math.floor(dixiemes / 600), (dixiemes % 600) / 10];
  const s = (nombre: number) => (nombre >= 2 ? "s" : "");
  const dites = `${String(reste).replace(".", ",")}\u00A0seconde${s(reste)}`;
  if (minutes === 0) return dites;
  return `${String(minutes)}\u00A0minute${s(minutes)}${reste === 0 ? "" : ` ${dites}`}`;
}
