/** The line of this tab, for the screens below: its connection, and what it last said. */
import { type ReactNode, useEffect, useState } from "react";
import { ContexteConnexion, ContexteLigne, type LigneOuverte } from "./vue.ts";

interface Props {
  readonly connexion: LigneOuverte;
  readonly children?: ReactNode;
}

/**
 * Followed once, and handed down: all screens show one state. Not through `useSyncExternalStore`, which draws within the message of the line, and
 * does at once all that can wait until it is seen: a moment that builds a whole screen would come one frame later.
 */
export function SuivreLigne({ connexion, children }: Props) {
  const [suivie, setSuivie] = useState(() => ({ connexion, ligne: connexion.lire() }));
  useEffect(() => {
    const suivre = () => setSuivie({ connexion, ligne: connexion.lire() });
    // what came before this
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
