/** What somebody else has saved and was joined with what is written here: told, since nobody was asked. Decision 0120. */
import { useEffect, useRef } from "react";
import type { EtatAtelier } from "../../../document/atelier.ts";
import type { Difference } from "../../../document/comparer.ts";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { resumerDifference } from "./dire-difference.ts";

const DITS_MAX = 2;

/** "Question 4, texte ; Réglages, titre ; et 3 autres". Pure. */
export function direApport(apport: readonly Difference[]): string {
  const reste = apport.length - DITS_MAX;
  return [
    ...apport.slice(0, DITS_MAX).map(resumerDifference),
    ...(reste > 0 ? [`et ${String(reste)}\u00A0autre${reste > 1 ? "s" : ""}`] : []),
  ].join("\u00A0; ");
}

export function useApports({ apport }: Pick<EtatAtelier, "apport">): void {
  const { info } = useAnnonces();
  const dit = useRef(apport);
  useEffect(() => {
    if (dit.current === apport) return;
    dit.current = apport;
    info(`Réuni avec l’autre fenêtre\u00A0: ${direApport(apport)}.`);
  }, [apport, info]);
}
