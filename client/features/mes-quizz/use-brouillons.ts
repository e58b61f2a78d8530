/** What this browser keeps of one's quizzes and nobody saved: the newest draft of each. Decision 0082. */
import { useCallback, useEffect, useState } from "react";
import { type BrouillonDeQuizz, lireBrouillons } from "../../atelier/brouillons.ts";
import { surAutreOnglet } from "../../navigateur/tiroir.ts";

function lire(compte: string): ReadonlyMap<string, BrouillonDeQuizz> {
  const parQuizz = new Map<string, BrouillonDeQuizz>();
  // the newest comes first
  for (const brouillon of lireBrouillons(compte, Date.now()))
    if (!parQuizz.has(brouillon.quizz)) parQuizz.set(brouillon.quizz, brouillon);
  return parQuizz;
}

interface Brouillons {
  /** By id of the quizz. */
  readonly parQuizz: ReadonlyMap<string, BrouillonDeQuizz>;
  /** One of them was thrown away here. */
  readonly relire: () => void;
}

export function useBrouillons(compte: string): Brouillons {
  const [parQuizz, setParQuizz] = useState(() => lire(compte));
  const relire = useCallback(() => setParQuizz(lire(compte)), [compte]);
  useEffect(() => surAutreOnglet(relire), [relire]);
  return { parQuizz, relire };
}
