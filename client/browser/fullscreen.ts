/** Full screen, where the browser has it (not on iPhone). */
import { useSyncExternalStore } from "react";

export const pleinEcranPossible = (): boolean => document.fullscreenEnabled;

export function basculerPleinEcran(): void {
  if (!pleinEcranPossible()) return;
  const fait =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  // refused by the browser: the page stays as it is
  fait.catch(() => {});
}

function abonner(prevenir: () => void): () => void {
  document.addEventListener("fullscreenchange", prevenir);
  return () => document.removeEventListener("fullscreenchange", prevenir);
}

export function usePleinEcran(): boolean {
  return useSyncExternalStore(abonner, () => document.fullscreenElement !== null);
}
