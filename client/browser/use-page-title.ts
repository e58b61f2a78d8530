/** Where the browser's title stands on a screen whose content changes by itself. */
import { useEffect } from "react";

/** The tab says whose phone this is, and where. */
export function useTitre(titre: string): void {
  useEffect(() => {
    const avant = document.title;
    document.title = `${titre} · Trinquizz`;
    return () => {
      document.title = avant;
    };
  }, [titre]);
}
