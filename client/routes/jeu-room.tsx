/** /jeu/{room}: a player's phone. */
import { useParams } from "react-router-dom";
import { EcranJoueur } from "../features/joueur/ecran-joueur.tsx";
import { PageJoueur } from "../partie/page-joueur.tsx";

export function RouteJeuRoom() {
  const { room = "" } = useParams();
  const code = room.trim().toUpperCase();
  return <PageJoueur key={code} code={code} ecran={<EcranJoueur />} />;
}
