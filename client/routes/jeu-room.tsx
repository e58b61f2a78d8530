/** /jeu/{room}: a player's phone. */
import { useParametres } from "../navigation.tsx";
import { EcranJoueur } from "../features/joueur/ecran-joueur.tsx";
import { SceneTelephone } from "../scenes/mini-jeux/scene-telephone.tsx";
import { PageJoueur } from "../partie/page-joueur.tsx";
import { ContexteMiniJeu, type RendreScene } from "../partie/scene-mini-jeu.ts";

const rendreScene: RendreScene = (props) => <SceneTelephone {...props} />;

export { PanneJoueur as ErrorBoundary } from "../partie/panne-ecran.tsx";

export function Component() {
  const { room } = useParametres("/jeu/:room");
  const code = room.trim().toUpperCase();
  return (
    <ContexteMiniJeu value={rendreScene}>
      <PageJoueur key={code} code={code} ecran={<EcranJoueur />} />
    </ContexteMiniJeu>
  );
}
