/** The stream of news of the account, held while the page is in sight: docs/decisions/0014. */
import { useEffect } from "react";
import type { Nouvelle } from "#contracts/compte.ts";

/** News that come together are told once. */
const RASSEMBLER_MS = 200;
/** Before a stream that was refused is asked for again; the same again at random, so that all do not come at once. */
const REPRISE_MS = 10_000;

/**
 * @param actif somebody is logged in
 * @param surNouvelle messages or friends have changed
 * @param surRefus the server no longer knows the session, perhaps, or what it may do has changed
 */
export function useAvis(actif: boolean, surNouvelle: () => void, surRefus: () => void): void {
  useEffect(() => {
    if (!actif) return undefined;
    let flux: EventSource | null = null;
    let nouvelle: ReturnType<typeof setTimeout> | undefined;
    let reprise: ReturnType<typeof setTimeout> | undefined;
    const fermer = () => {
      clearTimeout(reprise);
      flux?.close();
      flux = null;
    };
    const dire = () => {
      nouvelle = undefined;
      surNouvelle();
    };
    const suivre = () => {
      fermer();
      if (document.visibilityState === "hidden") return;
      const ouvert = new EventSource("/api/avis");
      flux = ouvert;
      ouvert.addEventListener("courrier" satisfies Nouvelle, () => {
        nouvelle ??= setTimeout(dire, RASSEMBLER_MS);
      });
      ouvert.addEventListener("compte" satisfies Nouvelle, surRefus);
      ouvert.addEventListener("error", () => {
        // it comes back by itself after a cut, not after a refusal
        if (ouvert.readyState !== EventSource.CLOSED) return;
        surRefus();
        reprise = setTimeout(suivre, REPRISE_MS * (1 + Math.random()));
      });
    };
    suivre();
    document.addEventListener("visibilitychange", suivre);
    return () => {
      document.removeEventListener("visibilitychange", suivre);
      clearTimeout(nouvelle);
      fermer();
    };
  }, [actif, surNouvelle, surRefus]);
}
