/** The mini-game of the moment on the host's screen: the board and the sounds of each game. */
import { type ComponentType, type ReactElement, useEffect, useRef } from "react";
import type { NomMiniJeu } from "#contracts/mini-jeux.ts";
import type { VueMiniJeu } from "#game/schema/etat.ts";
import { playSound } from "../browser/sounds/play-sound.ts";
import type { GameMomentWithSound } from "../browser/sounds/sound-of-moment.ts";
import { useMiniGameMoveOnScreen } from "../scenes/timeline/move-beats.tsx";
import type { PropsMiniJeuHote } from "./cadre-hote.tsx";
import { DevineTesGorgeesHote } from "./devine/hote.tsx";
import { jugerDevineTesGorgees } from "./devine/verdict.ts";
import { GambleHote } from "./gamble/hote.tsx";
import { SECTEURS_ROUE_GAMBLE } from "./gamble/issues.ts";
import { RouletteRusseHote } from "./roulette-russe/hote.tsx";
import { lireDonneesMiniJeuParNom, type DonneesMiniJeuParNom } from "./scene.ts";

interface MiniJeuHote {
  readonly Plateau: ComponentType<PropsMiniJeuHote>;
  /** Sound of the last move, null for none. */
  readonly sonDuCoup: (jeu: VueMiniJeu) => GameMomentWithSound | null;
  /** Sound of the end, when the game was played to its end; null for none. */
  readonly sonDeFin: (jeu: VueMiniJeu) => GameMomentWithSound | null;
}

const muet = () => null;

const MINI_JEUX_HOTE: Readonly<Record<NomMiniJeu, MiniJeuHote>> = {
  rouletteRusse: {
    Plateau: avecSaPart("rouletteRusse", RouletteRusseHote),
    sonDuCoup: ({ rouletteRusse }) =>
      rouletteRusse?.tirs.at(-1)?.part === true ? "coupDeFeu" : "chambreVide",
    sonDeFin: muet,
  },
  gamble: {
    Plateau: avecSaPart("gamble", GambleHote),
    // the ball is heard as it rolls (gamble/hote.tsx)
    sonDuCoup: muet,
    sonDeFin: ({ gamble }) =>
      gamble === undefined || gamble.issue === ""
        ? null
        : SECTEURS_ROUE_GAMBLE[gamble.issue].bonne
          ? "miniJeuGagne"
          : "miniJeuPerdu",
  },
  devine: {
    Plateau: avecSaPart("devine", DevineTesGorgeesHote),
    sonDuCoup: muet,
    sonDeFin: ({ devine }) =>
      devine === undefined
        ? null
        : jugerDevineTesGorgees(devine) === "rate"
          ? "miniJeuPerdu"
          : "miniJeuGagne",
  },
};

/** The board once the state has the part of its game; nothing before. */
function avecSaPart<Nom extends NomMiniJeu>(
  nom: Nom,
  Plateau: ComponentType<PropsMiniJeuHote<DonneesMiniJeuParNom<Nom>>>,
): ComponentType<PropsMiniJeuHote> {
  return ({ scene, panneau }) => {
    const sienne = lireDonneesMiniJeuParNom(nom, scene);
    return sienne === null ? null : <Plateau scene={sienne} panneau={panneau} />;
  };
}

export function PlateauHote(props: PropsMiniJeuHote): ReactElement {
  const { jeu } = props.scene;
  useSonsMiniJeu(jeu);
  const { Plateau } = MINI_JEUX_HOTE[jeu.nom];
  return <Plateau {...props} />;
}

/** Plays the sounds of a mini-game. A page that has just been loaded does not replay what it finds. */
export function useSonsMiniJeu(jeu: VueMiniJeu): void {
  const { souffle } = useMiniGameMoveOnScreen();
  useEffect(() => {
    if (souffle) playSound("suspense");
  }, [souffle]);
  const { coups, fini } = jeu;
  const avant = useRef({ coups, fini });
  useEffect(() => {
    const entendu = avant.current;
    avant.current = { coups, fini };
    const { sonDuCoup, sonDeFin } = MINI_JEUX_HOTE[jeu.nom];
    const sons = [
      coups > entendu.coups ? sonDuCoup(jeu) : null,
      fini && !entendu.fini && !jeu.abandon ? sonDeFin(jeu) : null,
    ];
    for (const son of sons) if (son !== null) playSound(son);
  });
}
