/** Reading aloud, where the browser has a French voice; off until it is asked for, and kept in this browser. */
import { useSyncExternalStore } from "react";
import { ecrire, lire } from "./stored-values.ts";
import { baisserSons } from "./sounds/play-sound.ts";

const synthese = (): SpeechSynthesis | undefined => window.speechSynthesis;

/** One of this device, rather than one that a server somewhere would speak with. */
function voixFrancaise(): SpeechSynthesisVoice | undefined {
  const voix =
    synthese()
      ?.getVoices()
      .filter(({ lang }) => /^fr([-_]|$)/i.test(lang)) ?? [];
  return voix.find(({ localService }) => localService) ?? voix[0];
}

// voices come a moment after the page
function ecouterVoix(prevenir: () => void): () => void {
  const source = synthese();
  source?.addEventListener?.("voiceschanged", prevenir);
  return () => source?.removeEventListener?.("voiceschanged", prevenir);
}

/** Whether this browser can read French aloud. */
export const useVoixPossible = (): boolean =>
  useSyncExternalStore(ecouterVoix, () => voixFrancaise() !== undefined);

let lit = lire("voix") === "oui";
const abonnes = new Set<() => void>();

function abonner(prevenir: () => void): () => void {
  abonnes.add(prevenir);
  return () => {
    abonnes.delete(prevenir);
  };
}

/** Whether what the patron says is read aloud; follows `reglerVoix`. */
export const useVoix = (): boolean => useSyncExternalStore(abonner, () => lit);

export function reglerVoix(valeur: boolean): void {
  lit = valeur;
  ecrire("voix", valeur ? "oui" : "");
  if (!valeur) taire();
  for (const prevenir of abonnes) prevenir();
}

/** Stops in the middle of a word. */
export function taire(): void {
  synthese()?.cancel();
  baisserSons(false);
}

/** Reads a sentence, over sounds that are kept low meanwhile; nothing without a French voice. */
export function lireAVoixHaute(texte: string): void {
  const source = synthese();
  const voice = voixFrancaise();
  if (source === undefined || voice === undefined) return;
  const phrase = new SpeechSynthesisUtterance(texte);
  phrase.voice = voice;
  phrase.lang = voice.lang;
  phrase.addEventListener("end", () => baisserSons(false));
  phrase.addEventListener("error", () => baisserSons(false));
  source.cancel();
  baisserSons(true);
  source.speak(phrase);
}
