/** What the room hears of a mini-game. A page that has just been loaded does not replay what it finds. */
import { useEffect, useRef } from "react";
import type { NomMiniJeu } from "#contracts/mini-jeux.ts";
import type { VueMiniJeu } from "#game/schema/etat.ts";
import { jouerSon, type NomSon } from "../../navigateur/sons.ts";
import { useCoupEnScene } from "../recit/coup-en-scene.tsx";
import { SECTEURS } from "./issues.ts";
import { verdictDevine } from "./lecture.ts";

interface Sons {
  /** Of the last move. */
  readonly coup: (jeu: VueMiniJeu) => NomSon | null;
  /** Of the end, when it was played to its end. */
  readonly fin: (jeu: VueMiniJeu) => NomSon | null;
}

const muet = () => null;

const SONS: Readonly<Record<NomMiniJeu, Sons>> = {
  rouletteRusse: {
    coup: ({ rouletteRusse }) => (rouletteRusse?.tirs.at(-1)?.part === true ? "coup" : "percuteur"),
    fin: muet,
  },
  gamble: {
    // the ball is heard as it rolls
    coup: muet,
    fin: ({ gamble }) =>
      gamble === undefined || gamble.issue === ""
        ? null
        : SECTEURS[gamble.issue].bonne
          ? "gagne"
          : "bois",
  },
  devine: {
    coup: muet,
    fin: ({ devine }) =>
      devine === undefined ? null : verdictDevine(devine) === "rate" ? "bois" : "gagne",
  },
};

export function useSonsMiniJeu(jeu: VueMiniJeu): void {
  const { souffle } = useCoupEnScene();
  useEffect(() => {
    if (souffle) jouerSon("coeur");
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
    for (const son of sons) if (son !== null) jouerSon(son);
  });
}

/** The ball over an edge, and who waits for it to lie. */
export const SONS_DE_BILLE = {
  passage: () => jouerSon("bille"),
  coeur: () => jouerSon("coeur"),
} as const;
