/** Full screen, which some browsers lack (iPhone). */
import { useSyncExternalStore } from "react";

export const canGoFullscreen = (): boolean => document.fullscreenEnabled;

export function toggleFullscreen(): void {
  if (!canGoFullscreen()) return;
  const fait =
    document.fullscreenElement === null
      ? document.documentElement.requestFullscreen()
      : document.exitFullscreen();
  // a refusal of the browser is ignored: the page stays as it is
  fait.catch(() => {});
}

function abonner(prevenir: () => void): () => void {
  document.addEventListener("fullscreenchange", prevenir);
  return () => document.removeEventListener("fullscreenchange", prevenir);
}

export function useIsFullscreen(): boolean {
  return useSyncExternalStore(abonner, () => document.fullscreenElement !== null);
}
