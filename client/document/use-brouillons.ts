/** What this browser keeps of one's quizzes, nobody has saved, and no other tab is writing. Decision 0082. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { openEditors } from "./open-editors.ts";
import { type BrouillonDeQuizz, lireBrouillons } from "./brouillons.ts";
import { surAutreOnglet } from "../browser/tiroir.ts";

interface Brouillons {
  /** Newest first. */
  readonly brouillons: readonly BrouillonDeQuizz[];
  /** One of them was thrown away here. */
  readonly relire: () => void;
}

/** @param quizz of one of them; of all by default */
export function useBrouillons(compte: string, quizz = ""): Brouillons {
  const lire = useCallback(() => lireBrouillons(compte, Date.now(), quizz), [compte, quizz]);
  const [lus, setLus] = useState(lire);
  const relire = useCallback(() => setLus(lire()), [lire]);
  useEffect(() => surAutreOnglet(relire), [relire]);
  const ailleurs = useSyncExternalStore(openEditors.abonner, openEditors.ailleurs);
  const brouillons = useMemo(
    () => (ailleurs === null ? [] : lus.filter(({ atelier }) => !ailleurs.has(atelier))),
    [ailleurs, lus],
  );
  return { brouillons, relire };
}
