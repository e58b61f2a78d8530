/**
 * Blocks the first paint of the home page, shortly, and once it is painted fetches the code that takes it over: scripts/vite/prerender.ts puts
 * this in the head of its HTML, and the files of that code in links that mean nothing yet.
 */
import { lireDepart, preparerLaPage } from "./avant.ts";

preparerLaPage(lireDepart(() => localStorage, location.search));

/** Read and run by the browser while nothing is there to see, it would keep a slow phone from painting. */
const demarrer = () => {
  for (const lien of document.querySelectorAll<HTMLLinkElement>("link[rel=depart]")) {
    lien.rel = "modulepreload";
    void import(/* @vite-ignore */ lien.href);
  }
};
if (PerformanceObserver.supportedEntryTypes.includes("paint"))
  new PerformanceObserver(demarrer).observe({ type: "paint", buffered: true });
else addEventListener("load", demarrer);
