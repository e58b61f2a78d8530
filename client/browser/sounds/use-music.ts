/** Music that loops for as long as a screen asks for it. */
import { useEffect } from "react";
import { playSoundOfGameMoment, stopMusic } from "./play-sound.ts";
import type { GameMomentWithSound } from "./sound-of-moment.ts";

/** Milliseconds before another try, when the browser (no tap yet) or the person (sound off) does not let the music play. */
const ENCORE_MS = 400;

interface Boucle {
  readonly moment: GameMomentWithSound;
  /** Length of the music's phrase, after which the music starts again. */
  readonly phraseMs: number;
  /** Silence before the music's first phrase; default none. */
  readonly entreeMs?: number;
}

/** Plays a music in a loop. @param cle another value starts the music again from its beginning; null stops it */
export function usePlayLoopingMusic(
  { moment, phraseMs, entreeMs = 0 }: Boucle,
  cle: string | null,
): void {
  useEffect(() => {
    if (cle === null) return undefined;
    let suivante: ReturnType<typeof setTimeout> | undefined;
    const jouer = () => {
      suivante = setTimeout(jouer, playSoundOfGameMoment(moment) ? phraseMs : ENCORE_MS);
    };
    suivante = setTimeout(jouer, entreeMs);
    return () => {
      clearTimeout(suivante);
      stopMusic();
    };
  }, [cle, moment, phraseMs, entreeMs]);
}
