import { useEffect } from "react";
import { unlockSounds } from "./play-sound.ts";

/** Unlocks sounds at the first tap or key press on the screen, before which browsers play nothing. */
export function useUnlockSounds(): void {
  useEffect(() => {
    window.addEventListener("pointerdown", unlockSounds);
    window.addEventListener("keydown", unlockSounds);
    return () => {
      window.removeEventListener("pointerdown", unlockSounds);
      window.removeEventListener("keydown", unlockSounds);
    };
  }, []);
}
