/**
 * Blocks the first paint of the home page, shortly, and once it is painted fetches the code that takes it over: scripts/vite/prerender.ts puts
 * this in the head of its HTML, and the files of that code in links that mean nothing yet.
 */
import { lireDepart, preparerLaPage } from "./before-hydration.ts";

preparerLaPage(lireDepart(() => localStorage, location.search));

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
