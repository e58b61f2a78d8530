/** The mini-game of the moment on a player's phone: to play when it is their turn, to follow otherwise. */
import type { ReactElement, ReactNode } from "react";
import { AttenteSuite } from "../joueur/attente-suite.tsx";
import type { PropsScene } from "../../partie/scene-mini-jeu.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { DevineTelephone } from "./devine-telephone.tsx";
import { GambleTelephone } from "./gamble-telephone.tsx";
import type { Scene } from "./lecture.ts";
import { RouletteTelephone } from "./roulette-telephone.tsx";
import { useScene } from "./use-scene.ts";

export interface PropsTelephone {
  readonly scene: Scene;
  /** Key of this phone's player. */
  readonly moi: string;
  readonly children?: ReactNode;
}

export function SceneTelephone({ children }: PropsScene): ReactElement | null {
  const { moi } = usePartie();
  const scene = useScene(<AttenteSuite />);
  if (scene === null) return null;
  return (
    <PlateauTelephone scene={scene} moi={moi}>
      {children}
    </PlateauTelephone>
  );
}

export function PlateauTelephone(props: PropsTelephone): ReactElement {
  switch (props.scene.jeu.nom) {
    case "rouletteRusse":
      return <RouletteTelephone {...props} />;
    case "gamble":
      return <GambleTelephone {...props} />;
    case "devine":
      return <DevineTelephone {...props} />;
  }
}
