/** The mini-game of the moment on the host's screen. */
import type { ReactElement } from "react";
import { DevineHote } from "./devine-hote.tsx";
import { GambleHote } from "./gamble-hote.tsx";
import type { Panneau } from "./cadre-scene.tsx";
import type { Scene } from "./lecture.ts";
import { RouletteHote } from "./roulette-hote.tsx";
import { useSonsMiniJeu } from "./use-sons.ts";

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
