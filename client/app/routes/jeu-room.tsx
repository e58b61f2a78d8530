/** /jeu/{room}: a player's phone. */
import { useEffect } from "react";
import { vers } from "../paths.ts";
import { useNavigate, useParametres } from "../navigation.tsx";
import { EcranJoueur } from "../../screens/joueur/ecran-joueur.tsx";
import { PageJoueur } from "../../partie/page-joueur.tsx";

export function Component() {
  const { room } = useParametres("/jeu/:room");
  const code = room.trim().toUpperCase();
  // the address is shown, and sent on
  if (room !== code) return <EnCapitales code={code} />;
  return <PageJoueur key={code} code={code} ecran={<EcranJoueur />} />;
}

/** Nothing else moves before the address is right: a page that is told to go elsewhere goes there once. */
function EnCapitales({ code }: { readonly code: string }): null {
  const aller = useNavigate();
  useEffect(() => {
    void aller(vers("/jeu/:room", { room: code }), { replace: true });
  }, [code, aller]);
  return null;
}
