import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether an element has more than it shows: only then must the keyboard be able to reach it to scroll. */
export function useDefilable<E extends HTMLElement>(): readonly [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [defilable, setDefilable] = useState(false);
  // after each render, since what is inside may have changed; the state only changes with the answer
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
