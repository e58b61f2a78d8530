import { useCallback } from "react";
import { estAdresse } from "../../../app/paths.ts";
import { useLocation, useNavigate } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import type { EtatErreur } from "../../../app/page/etat-erreur.ts";

const CONNEXION = "Connectez-vous pour continuer.";

/** Says what failed, and leads to /error; whoever is no longer logged in may log in there and come back. plateforme §6, §8. */
export function useErreur(): (statut: number, message: string) => void {
  const { erreur } = useAnnonces();
  const aller = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (statut, message) => {
      erreur(message);
      const etat: EtatErreur =
        statut === 401 && estAdresse(pathname)
          ? { message: CONNEXION, retour: pathname }
          : { message };
      void aller("/error", { replace: true, state: etat });
    },
    [erreur, aller, pathname],
  );
}
