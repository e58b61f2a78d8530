/** The mini-game of the moment on a player's phone: to play when it is their turn, to follow otherwise. */
import type { ComponentType, ReactElement } from "react";
import type { NomMiniJeu } from "#contracts/mini-jeux.ts";
import type { VueMiniJeu } from "#game/schema/etat.ts";
import type { PropsPlateauTelephone, PropsMiniJeuTelephone } from "./carton.tsx";
import { DevineTesGorgeesTelephone } from "./devine/telephone.tsx";
import { GambleTelephone } from "./gamble/telephone.tsx";
import { RouletteRusseTelephone } from "./roulette-russe/telephone.tsx";
import { lireDonneesMiniJeuParNom } from "./scene.ts";

interface MiniJeuTelephone {
  readonly Plateau: ComponentType<PropsPlateauTelephone>;
  /** Key of the player who has just been hit, whose phone vibrates for long; undefined for nobody. */
  readonly touche: (jeu: VueMiniJeu) => string | undefined;
}

const personne = () => undefined;

const MINI_JEUX_TELEPHONE: Readonly<Record<NomMiniJeu, MiniJeuTelephone>> = {
  rouletteRusse: {
    Plateau: avecSaPart("rouletteRusse", RouletteRusseTelephone),
    touche({ rouletteRusse }) {
      const dernier = rouletteRusse?.tirs.at(-1);
      return dernier?.part === true ? dernier.sur : undefined;
    },
  },
  gamble: { Plateau: avecSaPart("gamble", GambleTelephone), touche: personne },
  devine: { Plateau: avecSaPart("devine", DevineTesGorgeesTelephone), touche: personne },
};

export const estJoueurToucheParLaBalle = (jeu: VueMiniJeu, id: string): boolean =>
  MINI_JEUX_TELEPHONE[jeu.nom].touche(jeu) === id;

/** The board once the state has the part of its game; nothing before. */
function avecSaPart<Nom extends NomMiniJeu>(
  nom: Nom,
  Plateau: ComponentType<PropsMiniJeuTelephone<Nom>>,
): ComponentType<PropsPlateauTelephone> {
  return ({ scene, moi, children }) => {
    const sienne = lireDonneesMiniJeuParNom(nom, scene);
    return sienne === null ? null : (
      <Plateau scene={sienne} moi={moi}>
        {children}
      </Plateau>
    );
  };
}

export function PlateauTelephone(props: PropsPlateauTelephone): ReactElement {
  const { Plateau } = MINI_JEUX_TELEPHONE[props.scene.jeu.nom];
  return <Plateau {...props} />;
}
