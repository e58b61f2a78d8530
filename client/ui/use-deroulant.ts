import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

export interface Deroulant {
  readonly ouvert: boolean;
  readonly basculer: () => void;
  readonly fermer: () => void;
  /** Around the button and what it opens: a press or a focus outside of it closes. */
  readonly boite: RefObject<HTMLDivElement | null>;
  /** Gets the keyboard back after Escape. */
  readonly bouton: RefObject<HTMLButtonElement | null>;
}

/** Something a button opens in place, without blocking the page: a menu, a small form. Put `aria-expanded` on the button. */
export function useDeroulant(): Deroulant {
  const [ouvert, setOuvert] = useState(false);
  const boite = useRef<HTMLDivElement>(null);
  const bouton = useRef<HTMLButtonElement>(null);
  const fermer = useCallback(() => setOuvert(false), []);
  const basculer = useCallback(() => setOuvert((avant) => !avant), []);
  useEffect(() => {
    if (!ouvert) return undefined;
    const dehors = (evenement: Event) => {
      const { target } = evenement;
      if (target instanceof Node && boite.current?.contains(target) === false) setOuvert(false);
    };
    const touche = (evenement: KeyboardEvent) => {
      if (evenement.key !== "Escape") return;
      setOuvert(false);
      bouton.current?.focus();
    };
    document.addEventListener("pointerdown", dehors);
    document.addEventListener("focusin", dehors);
    document.addEventListener("keydown", touche);
    return () => {
      document.removeEventListener("pointerdown", dehors);
      document.removeEventListener("focusin", dehors);
      document.removeEventListener("keydown", touche);
    };
  }, [ouvert]);
  return { ouvert, basculer, fermer, boite, bouton };
}
