/** Whether the host's screen is a phone or an upright tablet, on which the slate would be too small to read and to touch. */
import { createContext, use, useSyncExternalStore } from "react";

const PETIT = "(width < 820px), (height < 500px), (orientation: portrait) and (width < 1100px)";
const requete = window.matchMedia(PETIT);

function abonner(prevenir: () => void): () => void {
  requete.addEventListener("change", prevenir);
  return () => requete.removeEventListener("change", prevenir);
}

/** Answer of `useIsCompactScreen` set by a preview, which draws for another screen than this one; null: this screen is measured. */
export const CompactScreenContext = createContext<boolean | null>(null);

export function useIsCompactScreen(): boolean {
  const ici = useSyncExternalStore(abonner, () => requete.matches);
  return use(CompactScreenContext) ?? ici;
}
