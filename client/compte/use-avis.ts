/** The stream of news of the account, held while the page is in sight: docs/decisions/0014. */
import { useEffect } from "react";

/**
 * @param actif somebody is logged in
 * @param surNouvelle messages or friends have changed
 * @param surRefus the server no longer knows the session
 */
export function useAvis(actif: boolean, surNouvelle: () => void, surRefus: () => void): void {
  useEffect(() => {
    if (!actif) return undefined;
    let flux: EventSource | null = null;
    const fermer = () => {
      flux?.close();
      flux = null;
    };
    const suivre = () => {
      fermer();
      if (document.visibilityState === "hidden") return;
      flux = new EventSource("/api/avis");
      flux.addEventListener("courrier", surNouvelle);
      flux.addEventListener("error", () => {
        // it comes back by itself after a cut, not after a refusal
        if (flux?.readyState === EventSource.CLOSED) surRefus();
      });
    };
    suivre();
    document.addEventListener("visibilitychange", suivre);
    return () => {
      document.removeEventListener("visibilitychange", suivre);
      fermer();
    };
  }, [actif, surNouvelle, surRefus]);
}
