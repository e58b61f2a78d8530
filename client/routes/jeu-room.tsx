/** /jeu/{room}: a player's phone. */
import { useParametres } from "../navigation.tsx";
import { EcranJoueur } from "../features/joueur/ecran-joueur.tsx";
import { PageJoueur } from "../partie/page-joueur.tsx";

export function Component() {
  const { room } = useParametres("/jeu/:room");
  const code = room.trim().toUpperCase();
  return <PageJoueur key={code} code={code} ecran={<EcranJoueur />} />;
}
