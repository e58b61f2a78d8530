/** A phone, or a tablet held upright, as host's screen: the slate would be too small to read and to touch. */
import { useSyncExternalStore } from "react";

const PETIT = "(width < 820px), (height < 500px), (orientation: portrait) and (width < 1100px)";
const requete = window.matchMedia(PETIT);

function abonner(prevenir: () => void): () => void {
  requete.addEventListener("change", prevenir);
  return () => requete.removeEventListener("change", prevenir);
}

export function useCompact(): boolean {
  return useSyncExternalStore(abonner, () => requete.matches);
}
