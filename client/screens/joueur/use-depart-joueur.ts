/** Leaving a game in progress: jeu §8, two warnings of 5 s, then it is really over. */
import { useCallback, useEffect, useRef, useState } from "react";
import { AVERTISSEMENT_MS } from "#contracts/limites.ts";
import { askBeforeUnload } from "../../browser/before-unload.ts";
import { useRetenue } from "../../app/navigation.tsx";
import { quitter, placeDe } from "../../partie/line/place.ts";
import { TEXTE_DEPART } from "../../partie/mots/refus.ts";
import { useBannieres } from "../../ui/bannieres.tsx";

export interface DepartJoueur {
  /** How many warnings were read: 0, 1 or 2. */
  readonly avertis: number;
  /** One step towards the door; outside a game it leaves at once. */
  readonly partir: () => void;
}

/** `enJeu`: there is something to lose. Also holds the back button and the closing of the page. */
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

  // the room itself may send this phone home (kick, room closed): that is not held back
  useRetenue(
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
