import { useEffect } from "react";
import type { VuePatron } from "#game/schema/etat.ts";
import { useMuet } from "../browser/volume.ts";
import { lireAVoixHaute, taire, useVoix } from "../browser/voix.ts";
import { ditEnTexte } from "./mots/dit-en-texte.ts";

/** Reads what the patron says as it comes, when the host has asked for it and sound is on. */
export function useLecture(dit: VuePatron | null): void {
  const lit = useVoix();
  const muet = useMuet();
  const texte = dit === null || !lit || muet ? "" : ditEnTexte(dit);
  useEffect(() => {
    if (texte !== "") lireAVoixHaute(texte);
  }, [texte]);
  useEffect(() => (muet ? taire() : undefined), [muet]);
  useEffect(() => taire, []);
}
