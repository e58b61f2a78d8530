/** Where the keyboard and the browser's title stand on a screen whose content changes by itself. */
import { type RefObject, useEffect, useRef } from "react";

/** Takes the focus back when what had it went away with its step; put the ref on the element that holds the mats. */
export function useFocusDuMat(etape: string): RefObject<HTMLDivElement | null> {
  const mat = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) mat.current?.focus({ preventScroll: true });
  }, [etape]);
  return mat;
}

/** The tab says whose phone this is, and where. */
export function useTitre(titre: string): void {
  useEffect(() => {
    const avant = document.title;
    document.title = `${titre} · Trinquizz`;
    return () => {
      document.title = avant;
    };
  }, [titre]);
}
