/** Music that plays on for as long as a screen asks for it. */
import { useEffect } from "react";
import { jouerSon, taireMusique } from "./play-sound.ts";
import type { MomentSonore } from "./sound-of-moment.ts";

/** What was not let play, before a first tap or while it is off, is tried again. */
const ENCORE_MS = 400;

interface Boucle {
  readonly moment: MomentSonore;
  /** Length of its phrase. */
  readonly phraseMs: number;
  /** Before it comes in. */
  readonly entreeMs?: number;
}

/** `cle` changes when it begins anew; null: none is asked for, and what played ends. */
export function useBoucle({ moment, phraseMs, entreeMs = 0 }: Boucle, cle: string | null): void {
  useEffect(() => {
    if (cle === null) return undefined;
    let suivante: ReturnType<typeof setTimeout> | undefined;
    const jouer = () => {
      suivante = setTimeout(jouer, jouerSon(moment) ? phraseMs : ENCORE_MS);
    };
    suivante = setTimeout(jouer, entreeMs);
    return () => {
      clearTimeout(suivante);
      taireMusique();
    };
  }, [cle, moment, phraseMs, entreeMs]);
}
