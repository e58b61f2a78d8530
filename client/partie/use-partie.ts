/** The room of this tab, for the screens that also ask something of it. */
import type { CommandeDuFil } from "#contracts/commandes.ts";
import type { Consultation, ReponseConsultation } from "#contracts/consultation.ts";
import type { Ligne } from "./line/connection.ts";
import type { Issue } from "./line/requests.ts";
import { useConnexion, useLigne, useVue, type VueDIci } from "./vue.ts";

export interface EnPartie extends Omit<Ligne, "vue">, VueDIci {
  readonly demander: (commande: CommandeDuFil) => Promise<Issue>;
  /** What only the host may read; null when the line does not answer. */
  readonly consulter: (demande: Consultation) => Promise<ReponseConsultation | null>;
}

/** To be used below a route that has waited for the first state. */
export function usePartie(): EnPartie {
  const connexion = useConnexion();
  const ligne = useLigne();
  return {
    ...ligne,
    ...useVue(),
    demander: connexion.demander,
    consulter: connexion.consulter,
  };
}
