/** Gives the screens below the line of this tab: its connection, and what it last said. */
import { type ReactNode, useEffect, useState, useMemo } from "react";
import { ContexteConnexion, ContexteLigne, type ConnexionAffichable } from "./vue.ts";
import type { Vue } from "#game/schema/etat.ts";
import type { LineState } from "./line/connection.ts";

interface SuivreLigneProps {
  readonly connexion: ConnexionAffichable;
  readonly children?: ReactNode;
}

/**
 * One subscription for all screens, which therefore show one state. `useSyncExternalStore` would render inside the
 * message of the line, and a step that builds a whole screen would come one frame later.
 */
export function LineProvider({ connexion, children }: SuivreLigneProps) {
  const [suivie, setSuivie] = useState(() => ({ connexion, ligne: connexion.lire() }));
  useEffect(() => {
    const suivre = () => setSuivie({ connexion, ligne: connexion.lire() });
    // reads what came before the subscription
    suivre();
    return connexion.abonner(suivre);
  }, [connexion]);
  const ligne = suivie.connexion === connexion ? suivie.ligne : connexion.lire();
  return (
    <ContexteConnexion value={connexion}>
      <ContexteLigne value={ligne}>{children}</ContexteLigne>
    </ContexteConnexion>
  );
}

const sansReponse: ConnexionAffichable["consulter"] = () => Promise.resolve(null);

function ligneFixe(
  vue: Vue,
  moi: string,
  consulter: ConnexionAffichable["consulter"],
): ConnexionAffichable {
  const ligne: LineState = {
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

interface LigneFixeProps {
  readonly vue: Vue;
  /** Key of the player whose screen this is; `CREATEUR` for the host. */
  readonly moi: string;
  /** The invented room's answers to `consulter`; none by default. */
  readonly consulter?: ConnexionAffichable["consulter"];
  readonly children: ReactNode;
}

export function FixedLineProvider({ vue, moi, consulter = sansReponse, children }: LigneFixeProps) {
  const ligne = useMemo(() => ligneFixe(vue, moi, consulter), [vue, moi, consulter]);
  return <LineProvider connexion={ligne}>{children}</LineProvider>;
}
