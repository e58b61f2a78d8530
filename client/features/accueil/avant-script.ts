/**
 * Blocks the first paint of the home page, shortly, then fetches the code that takes it over: scripts/prerendre.ts puts this in the head of
 * its HTML, and the address of that code in `#depart`.
 */
import { lireDepart, preparerLaPage } from "./avant.ts";

preparerLaPage(lireDepart(() => localStorage, location.search));

const demarrer = () => {
  const depart = document.querySelector<HTMLLinkElement>("#depart");
  if (depart !== null) void import(/* @vite-ignore */ depart.href);
};
// not before something is seen: a slow phone would run it first
new PerformanceObserver(demarrer).observe({ type: "paint", buffered: true });
// asked for twice, it runs once
addEventListener("load", () => requestAnimationFrame(() => setTimeout(demarrer)));
