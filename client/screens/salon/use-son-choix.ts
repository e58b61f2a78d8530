/** The chalk that ticks what was chosen here, once the room has it: a quizz that a new room takes up by itself makes no noise. */
import { useCallback, useEffect, useRef } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { jouerSon } from "../../browser/sons.ts";

/** Gives what is to be called as something is chosen. */
export function useSonChoix({ titre }: Vue): () => void {
  const demande = useRef(false);
  const avant = useRef(titre);
  useEffect(() => {
    if (avant.current === titre) return;
    avant.current = titre;
    if (demande.current && titre !== "") jouerSon("choix");
  }, [titre]);
  return useCallback(() => {
    demande.current = true;
  }, []);
}
