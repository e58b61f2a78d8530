/** Gives the screens below the line of this tab: its connection, and what it last said. */
import { type ReactNode, useEffect, useState, useMemo } from "react";
import {
  ContexteConnexionALaRoom,
  ContexteRoomLine,
  type ConnexionALaRoomPourEcrans,
} from "./vue.ts";
import type { Vue } from "#game/schema/etat.ts";
import type { RoomLineState } from "./line/connection.ts";

interface SuivreLigneProps {
  readonly connexion: ConnexionALaRoomPourEcrans;
  readonly children?: ReactNode;
}

/**
 * One subscription for all screens, which therefore show one state. `useSyncExternalStore` would render inside the
 * message of the line, and a step that builds a whole screen would come one frame later.
 */
export function RoomLineProvider({ connexion, children }: SuivreLigneProps) {
  const [suivie, setSuivie] = useState(() => ({ connexion, ligne: connexion.lire() }));
  useEffect(() => {
    const suivre = () => setSuivie({ connexion, ligne: connexion.lire() });
    // reads what the line said before the subscription
    suivre();
    return connexion.abonner(suivre);
  }, [connexion]);
  const ligne = suivie.connexion === connexion ? suivie.ligne : connexion.lire();
  return (
    <ContexteConnexionALaRoom value={connexion}>
      <ContexteRoomLine value={ligne}>{children}</ContexteRoomLine>
    </ContexteConnexionALaRoom>
  );
}

const sansReponse: ConnexionALaRoomPourEcrans["consulter"] = () => Promise.resolve(null);

function ligneFixe(
  vue: Vue,
  moi: string,
  consulter: ConnexionALaRoomPourEcrans["consulter"],
): ConnexionALaRoomPourEcrans {
  const ligne: RoomLineState = {
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
  readonly consulter?: ConnexionALaRoomPourEcrans["consulter"];
  readonly children: ReactNode;
}

export function FixedRoomLineProvider({
  vue,
  moi,
  consulter = sansReponse,
  children,
}: LigneFixeProps) {
  const ligne = useMemo(() => ligneFixe(vue, moi, consulter), [vue, moi, consulter]);
  return <RoomLineProvider connexion={ligne}>{children}</RoomLineProvider>;
}
