/** Hooks of the screens on the room of this tab. */
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from "react";
import type { CommandeDuFil } from "#contracts/commandes.ts";
import type { Consultation, ReponseConsultation } from "#contracts/consultation.ts";
import type { Vue, VueJoueur, VueMinuteur } from "#game/schema/etat.ts";
import type { Connexion, Issue, Ligne } from "./ligne/connexion.ts";

/** What the screens ask of a line; the gallery shows them on one that leads nowhere. */
export type LigneOuverte = Pick<Connexion, "code" | "abonner" | "lire" | "demander" | "consulter">;

export const ContexteConnexion = createContext<LigneOuverte | null>(null);

export interface EnPartie extends Ligne {
  readonly vue: Vue;
  /** Key of this screen's player; `CREATEUR` for the host. */
  readonly moi: string;
  readonly demander: (commande: CommandeDuFil) => Promise<Issue>;
  /** What only the host may read; null when the line does not answer. */
  readonly consulter: (demande: Consultation) => Promise<ReponseConsultation | null>;
}

function useConnexion(): LigneOuverte {
  const connexion = useContext(ContexteConnexion);
  if (connexion === null) throw new Error("no room above this component");
  return connexion;
}

export function useLigne(connexion: LigneOuverte): Ligne {
  return useSyncExternalStore(connexion.abonner, connexion.lire);
}

/** The room as this screen sees it. To be used below a route that has waited for the first state. */
export function usePartie(): EnPartie {
  const connexion = useConnexion();
  const ligne = useLigne(connexion);
  if (ligne.vue === null) throw new Error("the first state has not come yet");
  return {
    ...ligne,
    vue: ligne.vue,
    moi: ligne.accueil?.playerID ?? "",
    demander: connexion.demander,
    consulter: connexion.consulter,
  };
}

/** This screen's own player; undefined between a departure and its confirmation. */
export function useMoi(): VueJoueur | undefined {
  const { vue, moi } = usePartie();
  return vue.joueurs[moi];
}

/** Milliseconds left, counted here from what the server last said, on this device's monotonic clock. */
export function useResteMs(minuteur: VueMinuteur | undefined): number {
  const { numero = 0, resteMs = 0, marche = false } = minuteur ?? {};
  // what was counted since the server's message `numero`
  const [ecoule, setEcoule] = useState({ numero, ms: 0 });
  useEffect(() => {
    if (!marche) return undefined;
    const depuis = performance.now();
    const horloge = setInterval(() => setEcoule({ numero, ms: performance.now() - depuis }), 100);
    return () => clearInterval(horloge);
  }, [marche, numero]);
  if (minuteur === undefined) return 0;
  return ecoule.numero === numero && marche ? Math.max(0, resteMs - ecoule.ms) : resteMs;
}
