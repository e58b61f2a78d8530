import type { ReactElement } from "react";
import type { Affaire } from "#contracts/moderation.ts";
import { Autrui } from "../../ui/autrui.tsx";
import { useMaintenant } from "../../ui/use-maintenant.ts";
import { minutesTenue } from "./affaire-en-mots.ts";
import styles from "./panneau.module.css";

/** For how many minutes somebody else holds the case; 0 when nobody does. */
export function useTenue({ prise }: Affaire): number {
  const maintenant = useMaintenant();
  return prise === null || prise.aMoi ? 0 : minutesTenue(prise.jusque, maintenant);
}

/** Why nothing can be done for now. */
export function Tenue({ affaire }: { readonly affaire: Affaire }): ReactElement | null {
  const reste = useTenue(affaire);
  if (reste === 0 || affaire.prise === null) return null;
  return (
    <p className={styles["tenue"]}>
      <Autrui>{affaire.prise.par}</Autrui> s’en occupe encore {reste}&nbsp;min&nbsp;: rien n’est
      possible d’ici là.
    </p>
  );
}
