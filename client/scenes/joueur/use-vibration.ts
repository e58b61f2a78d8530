/** A short buzz in the hand when something happens to this player. */
import { createContext, useContext, useEffect } from "react";

const MOTIFS = {
  aToi: [55],
  coeur: [45, 90, 70],
  clic: [30],
  boire: [90, 70, 90],
  cadeau: [40, 60, 40],
  culSec: [120, 80, 120, 80, 240],
} as const;
export type MotifVibration = keyof typeof MOTIFS;

/** Whether this is a phone in a game: a scene that is only looked at does not buzz. */
export const ContexteVibration = createContext(false);

/** Buzzes each time `quand` becomes another non-empty text; phones that cannot, or must not yet, stay still. */
export function useVibration(motif: MotifVibration | null, quand: string): void {
  const enJeu = useContext(ContexteVibration);
  useEffect(() => {
    if (!enJeu || motif === null || !("vibrate" in navigator)) return;
    // browsers refuse it, and complain, before a first tap
    if ("userActivation" in navigator && !navigator.userActivation.hasBeenActive) return;
    navigator.vibrate([...MOTIFS[motif]]);
  }, [enJeu, motif, quand]);
}
