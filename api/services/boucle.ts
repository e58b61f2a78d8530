/** How late the event loop is: what everybody who plays would feel. */
import { monitorEventLoopDelay } from "node:perf_hooks";

/** Delays are counted from this on, ms. */
const RESOLUTION_MS = 20;
const PERIODE_MS = 60_000;

export interface Boucle {
  /** The worse of this minute and of the one before, in ms. */
  lire(): { readonly p99Ms: number; readonly maxMs: number };
  arreter(): void;
}

export function createBoucle(): Boucle {
  const histogramme = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const retard = (ns: number) => Math.max(0, Math.round(ns / 1e6 - RESOLUTION_MS));
  const courant = () => ({
    p99Ms: histogramme.count === 0 ? 0 : retard(histogramme.percentile(99)),
    maxMs: histogramme.count === 0 ? 0 : retard(histogramme.max),
  });
  let avant = { p99Ms: 0, maxMs: 0 };
  histogramme.enable();
  const minute = setInterval(() => {
    avant = courant();
    histogramme.reset();
  }, PERIODE_MS);
  minute.unref();
  return {
    lire() {
      const { p99Ms, maxMs } = courant();
      return { p99Ms: Math.max(p99Ms, avant.p99Ms), maxMs: Math.max(maxMs, avant.maxMs) };
    },
    arreter() {
      clearInterval(minute);
      histogramme.disable();
    },
  };
}
