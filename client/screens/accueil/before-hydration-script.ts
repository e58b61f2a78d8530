/**
 * Inline script in the head of the home page (put there by scripts/vite/prerender.ts). It runs before the first paint, then
 * loads the page's code, whose files are listed in inert links.
 */
import { lireEtatInitialAccueil, montrerEtatInitialAccueil } from "./before-hydration.ts";

montrerEtatInitialAccueil(lireEtatInitialAccueil(() => localStorage, location.search));

/** Loads the page's code after the first paint: earlier, a slow phone would paint later. */
const demarrer = () => {
  for (const lien of document.querySelectorAll<HTMLLinkElement>("link[rel=depart]")) {
    lien.rel = "modulepreload";
    void import(/* @vite-ignore */ lien.href);
  }
};
if (PerformanceObserver.supportedEntryTypes.includes("paint"))
  new PerformanceObserver(demarrer).observe({ type: "paint", buffered: true });
else addEventListener("load", demarrer);
