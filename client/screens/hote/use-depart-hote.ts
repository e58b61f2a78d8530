/** Leaving a game on purpose: the two warnings of jeu §8, 5 s each, then the room is closed. */
import { useCallback, useEffect, useRef, useState } from "react";
import { AVERTISSEMENT_MS } from "#contracts/limites.ts";
import { askBeforeUnload } from "../../browser/before-unload.ts";
import { type LeavingMove, useLeaveGuard } from "../../app/navigation.tsx";
import { quitter } from "../../partie/line/place.ts";
import { TEXTE_DEPART } from "../../partie/mots/refus.ts";
import { useBannieres } from "../../ui/bannieres.tsx";

export interface DepartHote {
  /** Warnings given so far: 0, 1 or 2. */
  readonly avertis: number;
  readonly essayer: () => void;
}

/** @param enJeu whether a game would be lost; otherwise the back button and the closing of the tab are not held */
export function useDepartHote(enJeu: boolean): DepartHote {
  const { montrer } = useBannieres();
  const [avertis, setAvertis] = useState(0);
  const minuterie = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(minuterie.current), []);

  const essayer = useCallback(() => {
    const texte = TEXTE_DEPART[avertis];
    clearTimeout(minuterie.current);
    if (texte === undefined) {
      void quitter();
      return;
    }
    montrer({ texte, ton: "erreur", dureeMs: AVERTISSEMENT_MS });
    setAvertis(avertis + 1);
    minuterie.current = setTimeout(() => setAvertis(0), AVERTISSEMENT_MS);
  }, [avertis, montrer]);

  useLeaveGuard(
    useCallback(async () => {
      essayer();
      return false;
    }, [essayer]),
    useCallback(({ historique }: LeavingMove) => enJeu && historique, [enJeu]),
  );

  useEffect(() => {
    if (!enJeu) return undefined;
    return askBeforeUnload(() => true, { reloadLosesWork: () => false });
  }, [enJeu]);

  return { avertis, essayer };
}
