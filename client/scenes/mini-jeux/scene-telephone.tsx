/** The mini-game of the moment on a player's phone: to play when it is their turn, to follow otherwise. */
import type { ReactElement, ReactNode } from "react";
import { DevineTelephone } from "./devine-telephone.tsx";
import { GambleTelephone } from "./gamble-telephone.tsx";
import type { Scene } from "./lecture.ts";
import { RouletteTelephone } from "./roulette-telephone.tsx";

export interface PropsTelephone {
  readonly scene: Scene;
  /** Key of this phone's player. */
  readonly moi: string;
  readonly children?: ReactNode;
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
