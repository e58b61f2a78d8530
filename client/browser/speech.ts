/** Speech synthesis with a French voice, where the browser has one. The setting is off at first and kept in this browser. */
import { useSyncExternalStore } from "react";
import { writeStoredValue, readStoredValue } from "./stored-values.ts";
import { setSoundsLowered } from "./sounds/play-sound.ts";

const synthese = (): SpeechSynthesis | undefined => window.speechSynthesis;

/** A French voice, of this device rather than online; undefined when the browser has none. */
function voixFrancaise(): SpeechSynthesisVoice | undefined {
  const voix =
    synthese()
      ?.getVoices()
      .filter(({ lang }) => /^fr([-_]|$)/i.test(lang)) ?? [];
  return voix.find(({ localService }) => localService) ?? voix[0];
}

// calls `prevenir` when the list of voices changes: browsers fill the list a moment after the page loads
function ecouterVoix(prevenir: () => void): () => void {
  const source = synthese();
  source?.addEventListener?.("voiceschanged", prevenir);
  return () => source?.removeEventListener?.("voiceschanged", prevenir);
}

/** Whether this browser has a French voice. */
export const useSpeechAvailable = (): boolean =>
  useSyncExternalStore(ecouterVoix, () => voixFrancaise() !== undefined);

let lit = readStoredValue("voix") === "oui";
const abonnes = new Set<() => void>();

function abonner(prevenir: () => void): () => void {
  abonnes.add(prevenir);
  return () => {
    abonnes.delete(prevenir);
  };
}

/** Whether the setting to read the patron's texts aloud is on. */
export const useSpeechOn = (): boolean => useSyncExternalStore(abonner, () => lit);

export function setSpeechOn(valeur: boolean): void {
  lit = valeur;
  writeStoredValue("voix", valeur ? "oui" : "");
  if (!valeur) stopSpeech();
  for (const prevenir of abonnes) prevenir();
}

/** The text being read; null when none is. The browser tells the end of a cancelled one after the next has begun. */
let spoken: SpeechSynthesisUtterance | null = null;

/** Stops reading at once. */
export function stopSpeech(): void {
  spoken = null;
  synthese()?.cancel();
  setSoundsLowered(false);
}

/** Reads a text aloud while other sounds are lowered; does nothing without a French voice. */
export function speakAloud(texte: string): void {
  const source = synthese();
  const voice = voixFrancaise();
  if (source === undefined || voice === undefined) return;
  const phrase = new SpeechSynthesisUtterance(texte);
  phrase.voice = voice;
  phrase.lang = voice.lang;
  const finish = () => {
    if (spoken === phrase) setSoundsLowered(false);
  };
  phrase.addEventListener("end", finish);
  phrase.addEventListener("error", finish);
  spoken = phrase;
  source.cancel();
  setSoundsLowered(true);
  source.speak(phrase);
}
