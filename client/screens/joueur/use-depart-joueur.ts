/** Leaving a game in progress: two warnings of 5 s (jeu §8), then the seat is given up. */
import { useCallback, useEffect, useRef, useState } from "react";
import { AVERTISSEMENT_MS } from "#contracts/limites.ts";
import { askBeforeUnload } from "../../browser/before-unload.ts";
import { useLeaveGuard } from "../../app/navigation.tsx";
import { quitter, placeDe } from "../../partie/line/place.ts";
import { TEXTE_DEPART } from "../../partie/mots/refus.ts";
import { useBannieres } from "../../ui/bannieres.tsx";

export interface DepartJoueur {
  /** Warnings given so far: 0, 1 or 2. */
  readonly avertis: number;
  /** Gives the next warning, or leaves; outside a game, leaves at once. */
  readonly partir: () => void;
}

/** @param enJeu whether there is something to lose: the back button and the closing of the page are then held */
export function useDepartJoueur(enJeu: boolean): DepartJoueur {
  const [avertis, setAvertis] = useState(0);
  const bannieres = useBannieres();
  const oubli = useRef<ReturnType<typeof setTimeout>>(undefined);

  const avertir = useCallback(
    (rang: number) => {
      const texte = TEXTE_DEPART[rang];
      if (texte === undefined) return false;
      bannieres.montrer({ texte, ton: "erreur", dureeMs: AVERTISSEMENT_MS });
      clearTimeout(oubli.current);
      oubli.current = setTimeout(() => setAvertis(0), AVERTISSEMENT_MS);
      setAvertis(rang + 1);
      return true;
    },
    [bannieres],
  );
  useEffect(() => () => clearTimeout(oubli.current), []);

  const partir = useCallback(() => {
    if (!enJeu || !avertir(avertis)) void quitter();
  }, [enJeu, avertir, avertis]);

  // a removal or a closed room may send this phone home: that is not held
  useLeaveGuard(
    useCallback(async () => {
      partir();
      return false;
    }, [partir]),
    useCallback(() => enJeu && placeDe("joueur") !== null, [enJeu]),
  );

  useEffect(() => {
    if (!enJeu) return undefined;
    return askBeforeUnload(() => true, { dire: () => avertir(0), reloadLosesWork: () => false });
  }, [enJeu, avertir]);

  return { avertis, partir };
}
