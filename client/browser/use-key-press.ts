import { useLayoutEffect, useRef } from "react";

/**
 * Calls `surTouche` for each key pressed anywhere in the page. A layout effect listens before the first paint: with a passive effect,
 * a key pressed just after the screen appears would do nothing.
 */
export function useKeyPress(surTouche: (evenement: KeyboardEvent) => void): void {
  const derniere = useRef(surTouche);
  useLayoutEffect(() => {
    derniere.current = surTouche;
  });
  useLayoutEffect(() => {
    const touche = (evenement: KeyboardEvent) => derniere.current(evenement);
    window.addEventListener("keydown", touche);
    return () => window.removeEventListener("keydown", touche);
  }, []);
}
