/** A tap on the slate ends the beats, as space does: nobody has to aim at a button across the room. */
import { useEffect } from "react";
import { useDernier } from "../../ui/use-dernier.ts";

const A_PRESSER = "a, button, input, select, textarea, audio, video, dialog";

export function useTapQuiFinit(enCours: boolean, finir: () => void): void {
  const dernier = useDernier(finir);
  useEffect(() => {
    if (!enCours) return undefined;
    const surClic = ({ target }: MouseEvent) => {
      // what can be pressed does its own
      if (target instanceof Element && target.closest(A_PRESSER) === null) dernier.current();
    };
    document.addEventListener("click", surClic);
    return () => document.removeEventListener("click", surClic);
  }, [enCours, dernier]);
}
