/** A room that nobody is in, for a screen drawn apart from any game: what the screen asks of it leads nowhere. */
import { type ReactNode, useMemo } from "react";
import type { Vue } from "#game/schema/etat.ts";
import type { Ligne } from "./line/connection.ts";
import { SuivreLigne } from "./suivre-ligne.tsx";
import type { LigneOuverte } from "./vue.ts";

const sansReponse: LigneOuverte["consulter"] = () => Promise.resolve(null);

function ligneFixe(vue: Vue, moi: string, consulter: LigneOuverte["consulter"]): LigneOuverte {
  const ligne: Ligne = {
    statut: "en_ligne",
    raison: null,
    vue,
    depuis: null,
    lance: false,
    coup: null,
    accueil: {
      playerID: moi,
      pseudo: vue.joueurs[moi]?.pseudo ?? "",
      reponse: [],
      voix: null,
      version: "",
    },
    obstacle: null,
  };
  return {
    code: vue.code,
    abonner: () => () => false,
    lire: () => ligne,
    demander: () => Promise.resolve({ ok: true }),
    consulter,
  };
}

interface Props {
  readonly vue: Vue;
  /** Key of the player whose screen it is; `CREATEUR` for the host. */
  readonly moi: string;
  /** What the room answers to who reads it; default: nothing. */
  readonly consulter?: LigneOuverte["consulter"];
  readonly children: ReactNode;
}

export function LigneFixe({ vue, moi, consulter = sansReponse, children }: Props) {
  const ligne = useMemo(() => ligneFixe(vue, moi, consulter), [vue, moi, consulter]);
  return <SuivreLigne connexion={ligne}>{children}</SuivreLigne>;
}
