/** /jeu/{room}: a player's phone. */
import { useEffect } from "react";
import { ecrireAdresseDePage } from "../paths.ts";
import { useNavigate, useParametresDuCheminDePage } from "../navigation.tsx";
import { EcranJoueur } from "../../screens/joueur/ecran-joueur.tsx";
import { PageRelieeALaRoomDuJoueur } from "../../partie/page-joueur.tsx";

export function Component() {
  const { room } = useParametresDuCheminDePage("/jeu/:room");
  const code = room.trim().toUpperCase();
  // the address is shown on the phone and shared, so the code is in capitals
  if (room !== code) return <EnCapitales code={code} />;
  return <PageRelieeALaRoomDuJoueur key={code} code={code} ecran={<EcranJoueur />} />;
}

/** Redirects before the game screen mounts: two redirections at once would lose one. */
function EnCapitales({ code }: { readonly code: string }): null {
  const aller = useNavigate();
  useEffect(() => {
    void aller(ecrireAdresseDePage("/jeu/:room", { room: code }), { replace: true });
  }, [code, aller]);
  return null;
}
