/** /jeu/{room}: a player's phone. */
import { useEffect } from "react";
import { vers } from "../chemins.ts";
import { useNavigate, useParametres } from "../navigation.tsx";
import { EcranJoueur } from "../features/joueur/ecran-joueur.tsx";
import { PageJoueur } from "../partie/page-joueur.tsx";

export function Component() {
  const { room } = useParametres("/jeu/:room");
  const aller = useNavigate();
  const code = room.trim().toUpperCase();
  // the address is shown, and sent on
  useEffect(() => {
    if (room !== code) void aller(vers("/jeu/:room", { room: code }), { replace: true });
  }, [room, code, aller]);
  return <PageJoueur key={code} code={code} ecran={<EcranJoueur />} />;
}
