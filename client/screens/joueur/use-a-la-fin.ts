/** Does something once, when the countdown of this step ends; the server still takes it for half a second (decisions-jeu). */
import { useEffect, useRef } from "react";
import type { VueMinuteur } from "#game/schema/etat.ts";

export function useALaFin(minuteur: VueMinuteur | undefined, faire: () => void): void {
  const dernier = useRef(faire);
  useEffect(() => {
    dernier.current = faire;
  });
  const { marche = false, resteMs = 0, numero = 0 } = minuteur ?? {};
  useEffect(() => {
    if (!marche) return undefined;
    const fin = setTimeout(() => dernier.current(), resteMs);
    return () => clearTimeout(fin);
  }, [marche, numero, resteMs]);
}
