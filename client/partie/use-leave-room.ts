/** Leaving a game in progress: two warnings of 5 s (jeu §8), then the host closes the room, or a player gives up the seat. */
import { useCallback, useEffect, useRef, useState } from "react";
import { AVERTISSEMENT_AVANT_DE_QUITTER_MS } from "#contracts/limites.ts";
import { type NavigationAwayFromPage, usePageLeaveGuard } from "../app/navigation.tsx";
import { askBeforeUnload } from "../browser/before-unload.ts";
import { useBannieres } from "../ui/bannieres.tsx";
import {
  trouverConnexionOuverteDeLaPlace,
  quitterRoom,
  type RoleDansLaRoom,
} from "./line/place.ts";
import { AVERTISSEMENTS_AVANT_DE_QUITTER_LA_PARTIE } from "./mots/refus.ts";

export interface EtatDeSortieDeRoom {
  /** Warnings given so far: 0, 1 or 2. */
  readonly avertis: number;
  /** Gives the next warning, or leaves. Outside a game, a player leaves at once. */
  readonly partir: () => void;
}

/** @param enJeu whether leaving would lose something: the back button and the closing of the page then warn first */
export function useLeaveRoom(role: RoleDansLaRoom, enJeu: boolean): EtatDeSortieDeRoom {
  const [avertis, setAvertis] = useState(0);
  const { montrer } = useBannieres();
  const oubli = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(oubli.current), []);

  const avertir = useCallback(
    (rang: number) => {
      const texte = AVERTISSEMENTS_AVANT_DE_QUITTER_LA_PARTIE[rang];
      if (texte === undefined) return false;
      montrer({ texte, ton: "erreur", dureeMs: AVERTISSEMENT_AVANT_DE_QUITTER_MS });
      clearTimeout(oubli.current);
      oubli.current = setTimeout(() => setAvertis(0), AVERTISSEMENT_AVANT_DE_QUITTER_MS);
      setAvertis(rang + 1);
      return true;
    },
    [montrer],
  );

  const partir = useCallback(() => {
    // the host is warned outside a game too: leaving closes the room for everybody
    const averti = (role === "hote" || enJeu) && avertir(avertis);
    if (!averti) void quitterRoom();
  }, [role, enJeu, avertir, avertis]);

  usePageLeaveGuard(
    useCallback(async () => {
      partir();
      return false;
    }, [partir]),
    // a player whom the room sends home (a removal, a closed room) is not held
    useCallback(
      ({ historique }: NavigationAwayFromPage) =>
        enJeu &&
        (role === "hote" ? historique : trouverConnexionOuverteDeLaPlace("joueur") !== null),
      [role, enJeu],
    ),
  );

  useEffect(() => {
    if (!enJeu) return undefined;
    const dire = role === "joueur" ? { dire: () => avertir(0) } : {};
    return askBeforeUnload(() => true, { ...dire, reloadLosesWork: () => false });
  }, [role, enJeu, avertir]);

  return { avertis, partir };
}
