import { type RefObject, useLayoutEffect, useRef } from "react";

/** A ref to the value of the last render, for callbacks that must stay the same from one render to the next. */
export function useLatestRef<T>(valeur: T): Readonly<RefObject<T>> {
  const boite = useRef(valeur);
  useLayoutEffect(() => {
    boite.current = valeur;
  });
  return boite;
}
