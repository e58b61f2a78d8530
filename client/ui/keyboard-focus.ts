/** Where the keyboard stands on a screen whose content changes by itself. */
import { type RefObject, useEffect, useRef } from "react";

/** Takes the focus back when what had it went away as `cle` changed; put the ref on a box that may have it. */
export function useFocusRendu<T extends HTMLElement = HTMLDivElement>(
  cle: string,
): RefObject<T | null> {
  const boite = useRef<T>(null);
  useEffect(() => {
    if (document.activeElement === document.body) boite.current?.focus({ preventScroll: true });
  }, [cle]);
  return boite;
}
