/** /jeu: the host's screen of the game that this browser runs. */
import { EcranHote } from "../features/hote/ecran-hote.tsx";
import { SceneHote } from "../scenes/mini-jeux/scene-hote.tsx";
import { PageHote } from "../partie/page-hote.tsx";
import { ContexteMiniJeu, type RendreScene } from "../partie/scene-mini-jeu.ts";

const rendreScene: RendreScene = (props) => <SceneHote {...props} />;

export { PanneHote as ErrorBoundary } from "../partie/panne-ecran.tsx";

export function Component() {
  return (
    <ContexteMiniJeu value={rendreScene}>
      <PageHote phases={["jeu", "fin"]} ailleurs="/room" ecran={<EcranHote />} />
    </ContexteMiniJeu>
  );
}
