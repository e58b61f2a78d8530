/** The mini-game of the moment on the host's screen. */
import type { ComponentType, ReactElement } from "react";
import type { NomMiniJeu } from "#contracts/mini-jeux.ts";
import type { PropsHote } from "./cadre-hote.tsx";
import { DevineHote } from "./devine/hote.tsx";
import { GambleHote } from "./gamble/hote.tsx";
import { lireScene, type SceneDe } from "./scene.ts";
import { RouletteHote } from "./roulette-russe/hote.tsx";
import { useSonsMiniJeu } from "./use-sons.ts";

const HOTES: Readonly<Record<NomMiniJeu, ComponentType<PropsHote>>> = {
  rouletteRusse: hote("rouletteRusse", RouletteHote),
  gamble: hote("gamble", GambleHote),
  devine: hote("devine", DevineHote),
};

function hote<Nom extends NomMiniJeu>(
  nom: Nom,
  Plateau: ComponentType<PropsHote<SceneDe<Nom>>>,
): ComponentType<PropsHote> {
  return ({ scene, panneau }) => {
    const sienne = lireScene(nom, scene);
    return sienne === null ? null : <Plateau scene={sienne} panneau={panneau} />;
  };
}

export function PlateauHote(props: PropsHote): ReactElement {
  const { jeu } = props.scene;
  useSonsMiniJeu(jeu);
  const Plateau = HOTES[jeu.nom];
  return <Plateau {...props} />;
}
