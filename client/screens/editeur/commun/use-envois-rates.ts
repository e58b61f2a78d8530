import { useEffect } from "react";
import type { Atelier } from "../../../document/atelier.ts";
import { useLocation } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { surEnvoiRate } from "./envois-de-question.ts";

/** Says that a file for a question which is out of sight has not arrived. */
export function useEnvoisRates(atelier: Atelier): void {
  const { erreur } = useAnnonces();
  const { pathname } = useLocation();
  useEffect(
    () =>
      surEnvoiRate(atelier, (cle, fichier) => {
        const id = atelier.nomDe(cle);
        const rang = atelier.lire().document.questions.findIndex(({ _id }) => _id === id);
        if (rang < 0 || pathname.endsWith(`/${id}`)) return;
        erreur(
          `Question ${String(rang + 1)} : « ${fichier} » n’est pas arrivé. Rouvrez-la pour réessayer.`,
        );
      }),
    [atelier, erreur, pathname],
  );
}
