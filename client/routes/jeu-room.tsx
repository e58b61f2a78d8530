/** /jeu/{room}: a player's phone. */
import { useParams } from "react-router-dom";
import { EcranJoueur } from "../features/joueur/ecran-joueur.tsx";
import { SceneTelephone } from "../features/mini-jeux/scene-telephone.tsx";
import { PageJoueur } from "../partie/page-joueur.tsx";
import { ContexteMiniJeu, type RendreScene } from "../partie/scene-mini-jeu.ts";

const rendreScene: RendreScene = (props) => <SceneTelephone {...props} />;

export function RouteJeuRoom() {
  const { room = "" } = useParams();
  const code = room.trim().toUpperCase();
  return (
    <ContexteMiniJeu value={rendreScene}>
      <PageJoueur key={code} code={code} ecran={<EcranJoueur />} />
    </ContexteMiniJeu>
  );
}
