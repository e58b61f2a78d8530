import { useEffect } from "react";
import { reveillerSons } from "./play-sound.ts";

/** The first tap, or the first key, of a screen that makes noise lets it. */
export function useReveilSons(): void {
  useEffect(() => {
    window.addEventListener("pointerdown", reveillerSons);
    window.addEventListener("keydown", reveillerSons);
    return () => {
      window.removeEventListener("pointerdown", reveillerSons);
      window.removeEventListener("keydown", reveillerSons);
    };
  }, []);
}
