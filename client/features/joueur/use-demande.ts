/** Sending a command from a phone: refused, it says why for 5 s (jeu §9). */
import { useCallback } from "react";
import type { CommandeDuFil } from "#contracts/commandes.ts";
import { TEXTES_REFUS } from "../../partie/mots/textes-refus.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useBannieres } from "../../ui/bannieres.tsx";

export const HORS_LIGNE = "Pas de réseau\u00a0: rien n’est perdu, réessaie quand la ligne revient.";

/** Resolves to true once the room has done what was asked and stored it. */
export function useDemande(): (commande: CommandeDuFil) => Promise<boolean> {
  const { demander } = usePartie();
  const bannieres = useBannieres();
  return useCallback(
    async (commande) => {
      const issue = await demander(commande);
      if (issue.ok) return true;
      bannieres.erreur(issue.refus === "hors_ligne" ? HORS_LIGNE : TEXTES_REFUS[issue.refus]);
      return false;
    },
    [demander, bannieres],
  );
}
