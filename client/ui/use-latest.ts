import { type RefObject, useLayoutEffect, useRef } from "react";

/** What was drawn last, for functions that are called later and must stay the same from one drawing to the next. */
export function useDernier<T>(valeur: T): Readonly<RefObject<T>> {
  const boite = useRef(valeur);
  useLayoutEffect(() => {
    boite.current = valeur;
  });
  return boite;
}
