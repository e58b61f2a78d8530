/** Keyboard focus on screens whose content changes by itself. */
import { type RefObject, useEffect, useRef, useState } from "react";

/** Focuses the element of the returned ref when `cle` changes and the focused element is gone. That element needs a `tabIndex`. */
export function useFocusWhenFocusIsLost<T extends HTMLElement = HTMLDivElement>(
  cle: string,
): RefObject<T | null> {
  const boite = useRef<T>(null);
  useEffect(() => {
    if (document.activeElement === document.body) boite.current?.focus({ preventScroll: true });
  }, [cle]);
  return boite;
}

/** A ref, and whether its element overflows: only then must the keyboard reach it to scroll. */
export function useIsElementOverflowing<E extends HTMLElement>(): readonly [
  RefObject<E | null>,
  boolean,
] {
  const element = useRef<E>(null);
  const [defilable, setDefilable] = useState(false);
  // measured after each render, because the content may have changed
  useEffect(() => {
    const boite = element.current;
    if (boite === null) return undefined;
    const mesurer = () => setDefilable(boite.scrollHeight > boite.clientHeight + 1);
    mesurer();
    const observateur = new ResizeObserver(mesurer);
    observateur.observe(boite);
    return () => observateur.disconnect();
  });
  return [element, defilable];
}
