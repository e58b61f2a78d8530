/** What somebody else has saved and was joined with what is written here: told, since nobody was asked. Decision 0120. */
import { useEffect, useRef } from "react";
import type { EtatAtelier } from "../../../document/atelier.ts";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { direApport } from "./dire-difference.ts";

export function useApports({ apport }: Pick<EtatAtelier, "apport">): void {
  const { info } = useAnnonces();
  const dit = useRef(apport);
  useEffect(() => {
    if (dit.current === apport) return;
    dit.current = apport;
    info(`Réuni avec l’autre fenêtre\u00A0: ${direApport(apport)}.`);
  }, [apport, info]);
}
