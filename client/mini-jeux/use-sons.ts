/** What the room hears of a mini-game. A page that has just been loaded does not replay what it finds. */
import { useEffect, useRef } from "react";
import type { NomMiniJeu } from "#contracts/mini-jeux.ts";
import type { VueMiniJeu } from "#game/schema/etat.ts";
import { playSound } from "../browser/sounds/play-sound.ts";
import type { SoundMoment } from "../browser/sounds/sound-of-moment.ts";
import { useMoveBeats } from "../scenes/timeline/move-beats.tsx";
import { SECTEURS } from "./issues.ts";
import { verdictDevine } from "./lecture.ts";

interface Sons {
  /** Of the last move. */
  readonly coup: (jeu: VueMiniJeu) => SoundMoment | null;
  /** Of the end, when it was played to its end. */
  readonly fin: (jeu: VueMiniJeu) => SoundMoment | null;
}

const muet = () => null;

const SONS: Readonly<Record<NomMiniJeu, Sons>> = {
  rouletteRusse: {
    coup: ({ rouletteRusse }) =>
      rouletteRusse?.tirs.at(-1)?.part === true ? "coupDeFeu" : "chambreVide",
    fin: muet,
  },
  gamble: {
    // the ball is heard as it rolls
    coup: muet,
    fin: ({ gamble }) =>
      gamble === undefined || gamble.issue === ""
        ? null
        : SECTEURS[gamble.issue].bonne
          ? "miniJeuGagne"
          : "miniJeuPerdu",
  },
  devine: {
    coup: muet,
    fin: ({ devine }) =>
      devine === undefined
        ? null
        : verdictDevine(devine) === "rate"
          ? "miniJeuPerdu"
          : "miniJeuGagne",
  },
};

export function useSonsMiniJeu(jeu: VueMiniJeu): void {
  const { souffle } = useMoveBeats();
  useEffect(() => {
    if (souffle) playSound("suspense");
  }, [souffle]);
  const { coups, fini } = jeu;
  const avant = useRef({ coups, fini });
  useEffect(() => {
    const entendu = avant.current;
    avant.current = { coups, fini };
    const { coup, fin } = SONS[jeu.nom];
    const sons = [
      coups > entendu.coups ? coup(jeu) : null,
      fini && !entendu.fini && !jeu.abandon ? fin(jeu) : null,
    ];
    for (const son of sons) if (son !== null) playSound(son);
  });
}

/** The ball over an edge, and who waits for it to lie. */
export const SONS_DE_BILLE = {
  passage: () => playSound("bille"),
  coeur: () => playSound("suspense"),
} as const;
