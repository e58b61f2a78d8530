/** The newest draft of each of one's quizzes. Decision 0082. */
import { useMemo } from "react";
import type { BrouillonDeQuizz } from "../../document/brouillons.ts";
import { useBrouillons } from "../../document/use-brouillons.ts";

interface DerniersBrouillons {
  /** By id of the quizz. */
  readonly parQuizz: ReadonlyMap<string, BrouillonDeQuizz>;
  /** One of them was thrown away here. */
  readonly relire: () => void;
}

export function useDerniersBrouillons(compte: string): DerniersBrouillons {
  const { brouillons, relire } = useBrouillons(compte);
  const parQuizz = useMemo(() => {
    const premiers = new Map<string, BrouillonDeQuizz>();
    // the newest comes first
    for (const un of brouillons) if (!premiers.has(un.quizz)) premiers.set(un.quizz, un);
    return premiers;
  }, [brouillons]);
  return { parQuizz, relire };
}
