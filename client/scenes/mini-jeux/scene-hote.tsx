/** The mini-game of the moment on the host's screen. */
import type { ReactElement } from "react";
import type { PropsScene } from "../../partie/scene-mini-jeu.ts";
import { DevineHote } from "./devine-hote.tsx";
import { GambleHote } from "./gamble-hote.tsx";
import type { Panneau } from "./cadre-scene.tsx";
import type { Scene } from "./lecture.ts";
import { RouletteHote } from "./roulette-hote.tsx";
import { useScene } from "./use-scene.ts";
import { useSonsMiniJeu } from "./use-sons.ts";

export function SceneHote({ children, ample }: PropsScene): ReactElement | null {
  const scene = useScene();
  return scene === null ? null : (
    <PlateauHote scene={scene} panneau={{ contenu: children, ample: ample === true }} />
  );
}

export function PlateauHote({
  scene,
  panneau,
}: {
  readonly scene: Scene;
  readonly panneau: Panneau;
}): ReactElement {
  useSonsMiniJeu(scene.jeu);
  switch (scene.jeu.nom) {
    case "rouletteRusse":
      return <RouletteHote scene={scene} panneau={panneau} />;
    case "gamble":
      return <GambleHote scene={scene} panneau={panneau} />;
    case "devine":
      return <DevineHote scene={scene} panneau={panneau} />;
  }
}
