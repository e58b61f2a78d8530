/** The mini-game of the moment on a player's phone: to play when it is their turn, to follow otherwise. */
import type { ComponentType, ReactElement, ReactNode } from "react";
import type { NomMiniJeu } from "#contracts/mini-jeux.ts";
import { DevineTelephone } from "./devine/telephone.tsx";
import { GambleTelephone } from "./gamble/telephone.tsx";
import { lireScene, type Scene, type SceneDe } from "./scene.ts";
import { RouletteTelephone } from "./roulette-russe/telephone.tsx";

interface PropsPlateau<S extends Scene> {
  readonly scene: S;
  /** Key of this phone's player. */
  readonly moi: string;
  readonly children?: ReactNode;
}

export type PropsTelephone<Nom extends NomMiniJeu> = PropsPlateau<SceneDe<Nom>>;

const TELEPHONES: Readonly<Record<NomMiniJeu, ComponentType<PropsPlateau<Scene>>>> = {
  rouletteRusse: telephone("rouletteRusse", RouletteTelephone),
  gamble: telephone("gamble", GambleTelephone),
  devine: telephone("devine", DevineTelephone),
};

function telephone<Nom extends NomMiniJeu>(
  nom: Nom,
  Plateau: ComponentType<PropsTelephone<Nom>>,
): ComponentType<PropsPlateau<Scene>> {
  return ({ scene, moi, children }) => {
    const sienne = lireScene(nom, scene);
    return sienne === null ? null : (
      <Plateau scene={sienne} moi={moi}>
        {children}
      </Plateau>
    );
  };
}

export function PlateauTelephone(props: PropsPlateau<Scene>): ReactElement {
  const Plateau = TELEPHONES[props.scene.jeu.nom];
  return <Plateau {...props} />;
}
