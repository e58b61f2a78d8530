import { useLayoutEffect, useRef } from "react";

/**
 * A key pressed anywhere in the page. It is heard from the moment the page is seen: a passive effect waits for the paint, and a press
 * that comes between the two would do nothing.
 */
export function useTouche(surTouche: (evenement: KeyboardEvent) => void): void {
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
