/** Keeps a player within an extract: blind tests are made of that. Engines begin where the address says, and few stop there. */
import type { Extrait } from "#contracts/fragment.ts";

type Bande = Pick<
  HTMLMediaElement,
  "currentTime" | "paused" | "pause" | "addEventListener" | "removeEventListener"
>;

/** A seek lands on the nearest sample, which may be just before. */
const TOLERANCE_S = 0.1;

const avant = ({ currentTime }: Pick<Bande, "currentTime">, { debut }: Extrait) =>
  currentTime < debut - TOLERANCE_S;
const apres = ({ currentTime }: Pick<Bande, "currentTime">, { fin }: Extrait) =>
  fin !== null && currentTime >= fin;

/** Not yet where the extract begins. */
export const enAvance = (bande: Pick<Bande, "currentTime">, extrait: Extrait | null): boolean =>
  extrait !== null && avant(bande, extrait);

/** From now on it plays the extract alone, from its beginning again when it is played again. Returns what lets it go. */
export function tenirExtrait(bande: Bande, extrait: Extrait): () => void {
  const placer = () => {
    if (avant(bande, extrait) || apres(bande, extrait)) bande.currentTime = extrait.debut;
  };
  const surveiller = () => {
    if (!bande.paused && apres(bande, extrait)) bande.pause();
  };
  placer();
  const ecoutes = [
    ["loadedmetadata", placer],
    ["play", placer],
    ["timeupdate", surveiller],
  ] as const;
  for (const [quand, faire] of ecoutes) bande.addEventListener(quand, faire);
  return () => {
    for (const [quand, faire] of ecoutes) bande.removeEventListener(quand, faire);
  };
}
