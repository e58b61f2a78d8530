/** /jeu/{room}: a player's phone. */
import { useEffect } from "react";
import { ecrireAdresseDePage } from "../paths.ts";
import { useNavigate, useParametresDuCheminDePage } from "../navigation.tsx";
import { EcranJoueur } from "../../screens/joueur/ecran-joueur.tsx";
import { PageRelieeALaRoomDuJoueur } from "../../partie/page-joueur.tsx";

export function Component() {
  const { room } = useParametresDuCheminDePage("/jeu/:room");
  const code = room.trim().toUpperCase();
  // an address whose code is not in capitals is replaced: the address is shown on the phone and shared
  if (room !== code) return <EnCapitales code={code} />;
  return <PageRelieeALaRoomDuJoueur key={code} code={code} ecran={<EcranJoueur />} />;
}

/** Redirects to the address with the code in capitals, before the game screen mounts: two redirections at once would lose one. */
function EnCapitales({ code }: { readonly code: string }): null {
  const aller = useNavigate();
  useEffect(() => {
    void aller(ecrireAdresseDePage("/jeu/:room", { room: code }), { replace: true });
  }, [code, aller]);
  return null;
}
