/** Each mini-game on the screens of a room: its boards, its sounds on the host's screen, the vibration of the phone that it hits. */
import { type ComponentType, type ReactElement, useEffect, useRef } from "react";
import type { NomMiniJeu } from "#contracts/mini-jeux.ts";
import type { VueMiniJeu, VueMiniJeuDeNom } from "#game/schema/etat.ts";
import { playSoundOfGameMoment } from "../browser/sounds/play-sound.ts";
import type { GameMomentWithSound } from "../browser/sounds/sound-of-moment.ts";
import { useMiniGameMoveOnScreen } from "../scenes/timeline/move-beats.tsx";
import type { PropsPlateauHote } from "./cadre-hote.tsx";
import type { PropsPlateauTelephone } from "./carton.tsx";
import { DevineTesGorgeesHote } from "./devine/hote.tsx";
import { DevineTesGorgeesTelephone } from "./devine/telephone.tsx";
import { jugerDevineTesGorgees } from "./devine/verdict.ts";
import { GambleHote } from "./gamble/hote.tsx";
import { SECTEURS_ROUE_GAMBLE } from "./gamble/issues.ts";
import { GambleTelephone } from "./gamble/telephone.tsx";
import { RouletteRusseHote } from "./roulette-russe/hote.tsx";
import { RouletteRusseTelephone } from "./roulette-russe/telephone.tsx";
import type { DonneesMiniJeuAffiche, DonneesMiniJeuDeNom } from "./scene.ts";

interface MiniJeuAffiche<S extends DonneesMiniJeuAffiche> {
  readonly Hote: ComponentType<PropsPlateauHote<S>>;
  readonly Telephone: ComponentType<PropsPlateauTelephone<S>>;
  /** Gives the sound of the last move. */
  readonly sonDuCoup?: (jeu: S["jeu"]) => GameMomentWithSound;
  /** Gives the sound of the end of a game that was played to its end; null for silence. */
  readonly sonDeFin?: (jeu: S["jeu"]) => GameMomentWithSound | null;
  /** Gives the key of the player whom the last move has hit, and whose phone vibrates for long; undefined for nobody. */
  readonly touche?: (jeu: S["jeu"]) => string | undefined;
}

type MiniJeuxAffiches = {
  readonly [Nom in NomMiniJeu]: MiniJeuAffiche<DonneesMiniJeuDeNom<Nom>>;
};

const MINI_JEUX_AFFICHES: MiniJeuxAffiches = {
  rouletteRusse: {
    Hote: RouletteRusseHote,
    Telephone: RouletteRusseTelephone,
    sonDuCoup: ({ tirs }) => (tirs.at(-1)?.part === true ? "coupDeFeu" : "chambreVide"),
    touche({ tirs }) {
      const dernier = tirs.at(-1);
      return dernier?.part === true ? dernier.sur : undefined;
    },
  },
  gamble: {
    // the gamble has no sound of a move: the ball is heard as it rolls (gamble/hote.tsx)
    Hote: GambleHote,
    Telephone: GambleTelephone,
    sonDeFin({ issue }) {
      if (issue === "") return null;
      return SECTEURS_ROUE_GAMBLE[issue].bonne ? "miniJeuGagne" : "miniJeuPerdu";
    },
  },
  devine: {
    Hote: DevineTesGorgeesHote,
    Telephone: DevineTesGorgeesTelephone,
    sonDeFin: (jeu) => (jugerDevineTesGorgees(jeu) === "rate" ? "miniJeuPerdu" : "miniJeuGagne"),
  },
};

/** Calls `demander` with the boards and the state of the mini-game of the moment; null while the state lacks this game's own part. */
function selon<T>(
  jeu: VueMiniJeu,
  demander: <Nom extends NomMiniJeu>(
    affiche: MiniJeuxAffiches[Nom],
    sien: VueMiniJeuDeNom<Nom>,
  ) => T,
): T | null {
  const { [jeu.nom]: propre } = jeu;
  return propre === undefined
    ? null
    : demander<NomMiniJeu>(MINI_JEUX_AFFICHES[jeu.nom], { ...jeu, ...propre });
}

/** The board of the mini-game of the moment on the host's screen, and its sounds. */
export function PlateauHote({ scene, panneau }: PropsPlateauHote): ReactElement | null {
  useJouerSonsMiniJeu(scene.jeu);
  return selon(scene.jeu, ({ Hote }, jeu) => <Hote scene={{ ...scene, jeu }} panneau={panneau} />);
}

/** The board of the mini-game of the moment on a player's phone: to play when it is their turn, to follow otherwise. */
export function PlateauTelephone({
  scene,
  moi,
  children,
}: PropsPlateauTelephone): ReactElement | null {
  return selon(scene.jeu, ({ Telephone }, jeu) => (
    <Telephone scene={{ ...scene, jeu }} moi={moi}>
      {children}
    </Telephone>
  ));
}

/** Whether the last move has just hit the player of this key. */
export const estJoueurToucheParDernierCoup = (jeu: VueMiniJeu, id: string): boolean =>
  selon(jeu, ({ touche }, sien) => touche?.(sien)) === id;

/** Plays the sounds of a mini-game. A page that has just been loaded does not replay what it finds. */
export function useJouerSonsMiniJeu(jeu: VueMiniJeu): void {
  const { outcomeHidden } = useMiniGameMoveOnScreen();
  useEffect(() => {
    if (outcomeHidden) playSoundOfGameMoment("suspense");
  }, [outcomeHidden]);
  const { coups, fini } = jeu;
  const avant = useRef({ coups, fini });
  useEffect(() => {
    const entendu = avant.current;
    avant.current = { coups, fini };
    const sons = [
      coups > entendu.coups && selon(jeu, ({ sonDuCoup }, sien) => sonDuCoup?.(sien)),
      fini && !entendu.fini && !jeu.abandon && selon(jeu, ({ sonDeFin }, sien) => sonDeFin?.(sien)),
    ];
    for (const son of sons) if (son) playSoundOfGameMoment(son);
  });
}
