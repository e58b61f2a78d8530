import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

export interface Deroulant {
  readonly ouvert: boolean;
  readonly basculer: () => void;
  readonly fermer: () => void;
  /** Around the button and what it opens: a press outside of it only closes, a focus outside of it closes. */
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
  // what is seen open is heard: an opening that has waited is drawn before a passive effect
  useLayoutEffect(() => {
    if (!ouvert) return undefined;
    const estDehors = ({ target }: Event) =>
      target instanceof Node && boite.current?.contains(target) === false;
    const dehors = (evenement: Event) => {
      if (estDehors(evenement)) setOuvert(false);
    };
    // where the press began: a text selected from inside out is no press outside
    let presseDehors = false;
    const presser = (evenement: MouseEvent) => {
      presseDehors = evenement.button === 0 && estDehors(evenement) && !ouvreAutreChose(evenement);
      // what is under the press does not even take the focus
      if (presseDehors) evenement.preventDefault();
    };
    const cliquer = (evenement: MouseEvent) => {
      if (!estDehors(evenement)) return;
      if (presseDehors) {
        evenement.preventDefault();
        evenement.stopPropagation();
      }
      if (presseDehors || ouvreAutreChose(evenement)) setOuvert(false);
      presseDehors = false;
    };
    const touche = (evenement: KeyboardEvent) => {
      if (evenement.key !== "Escape") return;
      // one press closes one thing: what is around, a selection or a dialogue, waits for the next
      evenement.stopPropagation();
      evenement.preventDefault();
      setOuvert(false);
      bouton.current?.focus();
    };
    document.addEventListener("mousedown", presser, true);
    document.addEventListener("click", cliquer, true);
    document.addEventListener("focusin", dehors);
    document.addEventListener("keydown", touche, true);
    return () => {
      document.removeEventListener("mousedown", presser, true);
      document.removeEventListener("click", cliquer, true);
      document.removeEventListener("focusin", dehors);
      document.removeEventListener("keydown", touche, true);
    };
  }, [ouvert]);
  return { ouvert, basculer, fermer, boite, bouton };
}

/** The button of another one: it opens, and this one closes; one is open at a time (plateforme §2 "Quiz list pages"). */
function ouvreAutreChose({ target }: Event): boolean {
  return target instanceof Element && target.closest("[aria-expanded]") !== null;
}
