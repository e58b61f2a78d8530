/** What this browser keeps of one's quizzes and nobody saved: the newest draft of each. Decision 0082. */
import { useEffect, useState } from "react";
import { type BrouillonDeQuizz, lireBrouillons } from "../../atelier/brouillons.ts";
import { surAutreOnglet } from "../../navigateur/tiroir.ts";

function lire(compte: string): ReadonlyMap<string, BrouillonDeQuizz> {
  const parQuizz = new Map<string, BrouillonDeQuizz>();
  // the newest comes first
  for (const brouillon of lireBrouillons(compte, Date.now()))
    if (!parQuizz.has(brouillon.quizz)) parQuizz.set(brouillon.quizz, brouillon);
  return parQuizz;
}

/** By id of the quizz. */
export function useBrouillons(compte: string): ReadonlyMap<string, BrouillonDeQuizz> {
  const [lus, setLus] = useState(() => lire(compte));
  useEffect(() => surAutreOnglet(() => setLus(lire(compte))), [compte]);
  return lus;
}
