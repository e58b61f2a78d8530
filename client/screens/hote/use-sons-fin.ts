/** What the room hears of the end: the printer, the till, the drum, each place, and the loudest of the evening. decision 0110. */
import { useEffect, useRef } from "react";
import type { Phase } from "#contracts/partie.ts";
import { jouerSon } from "../../browser/sons.ts";
import type { MomentSonore } from "../../browser/sons-moments.ts";
import type { BattementFin } from "../../scenes/timeline/end-timeline.ts";
import type { Film } from "../../scenes/timeline/use-film.ts";

const SONS_FIN: Readonly<Record<BattementFin, readonly MomentSonore[]>> = {
  note: ["ligneDuRecu"],
  total: ["total"],
  tambour: ["tambour"],
  troisieme: ["marche", "tambour"],
  deuxieme: ["marche", "tambour"],
  premier: ["marche", "finale"],
  // where nobody was first, or the beats were ended
  table: ["finale"],
};

export function useSonsFin(phase: Phase, { temps, lignes, enDirect }: Film): void {
  const avant = useRef({ phase, temps, lignes });
  useEffect(() => {
    const { current: entendu } = avant;
    if (entendu.phase === phase && entendu.temps === temps && entendu.lignes === lignes) return;
    avant.current = { phase, temps, lignes };
    if (phase !== "fin" || !enDirect) return;
    if (temps === "table" && entendu.temps === "premier") return;
    for (const son of SONS_FIN[temps]) jouerSon(son);
  }, [phase, temps, lignes, enDirect]);
}
