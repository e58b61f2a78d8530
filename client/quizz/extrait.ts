/** Keeps a player within an extract, for blind tests. Browsers begin where a media fragment says, but few stop at its end. */
import type { ExtraitDeMedia } from "#contracts/fragment.ts";

type Bande = Pick<
  HTMLMediaElement,
  "currentTime" | "paused" | "pause" | "addEventListener" | "removeEventListener"
>;

/** Tolerance in seconds: a seek lands on the nearest sample, which may be slightly before the wanted instant. */
const TOLERANCE_S = 0.1;

const avant = ({ currentTime }: Pick<Bande, "currentTime">, { debut }: ExtraitDeMedia) =>
  currentTime < debut - TOLERANCE_S;
const apres = ({ currentTime }: Pick<Bande, "currentTime">, { fin }: ExtraitDeMedia) =>
  fin !== null && currentTime >= fin;

/** Whether the player is still before the start of the extract; false without an extract. */
export const estPositionDeLectureAvantExtrait = (
  bande: Pick<Bande, "currentTime">,
  extrait: ExtraitDeMedia | null,
): boolean => extrait !== null && avant(bande, extrait);

/** Restricts a player to an extract; playing again starts at its beginning. Returns the function that removes the restriction. */
export function limiterLectureAExtrait(bande: Bande, extrait: ExtraitDeMedia): () => void {
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
