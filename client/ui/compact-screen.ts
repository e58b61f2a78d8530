/** A phone, or a tablet held upright, as host's screen: the slate would be too small to read and to touch. */
import { createContext, use, useSyncExternalStore } from "react";

const PETIT = "(width < 820px), (height < 500px), (orientation: portrait) and (width < 1100px)";
const requete = window.matchMedia(PETIT);

function abonner(prevenir: () => void): () => void {
  requete.addEventListener("change", prevenir);
  return () => requete.removeEventListener("change", prevenir);
}

/** What is drawn for another screen than this one says which; null: this one. */
export const ContexteCompact = createContext<boolean | null>(null);

export function useCompact(): boolean {
  const ici = useSyncExternalStore(abonner, () => requete.matches);
  return use(ContexteCompact) ?? ici;
}
