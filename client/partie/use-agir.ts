/** Sends a command of the host and tells the refusal, if any, for 5 s (jeu §9). */
import { useCallback } from "react";
import type { CommandeDuFil } from "#contracts/commandes.ts";
import type { Issue } from "./connexion.ts";
import { TEXTES_REFUS } from "./textes-refus.ts";
import { usePartie } from "./use-partie.ts";
import { useBannieres } from "../ui/bannieres.tsx";

const TEXTE_HORS_LIGNE = "Pas de réseau\u00A0: réessayez dès que la ligne est revenue.";

export type Agir = (commande: CommandeDuFil) => Promise<Issue>;

export function useAgir(): Agir {
  const { demander } = usePartie();
  const { erreur } = useBannieres();
  return useCallback(
    async (commande) => {
      const issue = await demander(commande);
      // too late: the step had already moved on, which is what the host wanted
      if (!issue.ok && issue.refus !== "trop_tard")
        erreur(issue.refus === "hors_ligne" ? TEXTE_HORS_LIGNE : TEXTES_REFUS[issue.refus]);
      return issue;
    },
    [demander, erreur],
  );
}
