import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

export interface DropdownState {
  readonly ouvert: boolean;
  readonly basculer: () => void;
  readonly fermer: () => void;
  /** Ref of the element around the button and what it opens. A press or a focus outside of it closes. */
  readonly boite: RefObject<HTMLDivElement | null>;
  /** Ref of the button, which takes the focus back after Escape. */
  readonly bouton: RefObject<HTMLButtonElement | null>;
}

/** A menu or small form that a button opens in place, without blocking the page. The button needs `aria-expanded`. */
export function useDropdown(): DropdownState {
  const [ouvert, setOuvert] = useState(false);
  const boite = useRef<HTMLDivElement>(null);
  const bouton = useRef<HTMLButtonElement>(null);
  const fermer = useCallback(() => setOuvert(false), []);
  const basculer = useCallback(() => setOuvert((avant) => !avant), []);
  // a layout effect, because a press may come before the passive effects of the render that opens it
  useLayoutEffect(() => {
    if (!ouvert) return undefined;
    const estDehors = ({ target }: Event) =>
      target instanceof Node && boite.current?.contains(target) === false;
    const dehors = (evenement: Event) => {
      if (estDehors(evenement)) setOuvert(false);
    };
    // whether the press began outside: selecting text from inside to outside must not close
    let presseDehors = false;
    const presser = (evenement: MouseEvent) => {
      presseDehors = evenement.button === 0 && estDehors(evenement) && !ouvreAutreChose(evenement);
      // the element under the press must not take the focus either
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
      // one press of Escape closes one thing only, not the dialogue or selection around it
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

/** Whether the press is on the button of another dropdown, which then opens: one is open at a time (plateforme §2 "Quiz list pages"). */
function ouvreAutreChose({ target }: Event): boolean {
  return target instanceof Element && target.closest("[aria-expanded]") !== null;
}
