/** A short vibration when something happens to this player. */
import { createContext, useContext, useEffect } from "react";

const MOTIFS = {
  aToi: [55],
  coeur: [45, 90, 70],
  clic: [30],
  boire: [90, 70, 90],
  cadeau: [40, 60, 40],
  culSec: [120, 80, 120, 80, 240],
} as const;
export type VibrationPatternName = keyof typeof MOTIFS;

/** Whether this is a phone in a game: a preview does not vibrate. */
export const ContexteVibrationPermise = createContext(false);

/** Vibrates each time `quand` becomes another non-empty text, on phones that can and may. */
export function useVibration(motif: VibrationPatternName | null, quand: string): void {
  const enJeu = useContext(ContexteVibrationPermise);
  useEffect(() => {
    if (!enJeu || motif === null || !("vibrate" in navigator)) return;
    // browsers refuse to vibrate before a first tap, and complain in the console
    if ("userActivation" in navigator && !navigator.userActivation.hasBeenActive) return;
    navigator.vibrate([...MOTIFS[motif]]);
  }, [enJeu, motif, quand]);
}
