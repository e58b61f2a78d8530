import { type ReactElement, useRef, useState } from "react";
import { Bouton } from "../ui/bouton.tsx";
import { Dialogue } from "../ui/dialogue.tsx";
import {
  estMajoriteDeclaree,
  noterMajorite,
  TEXTE_BOUTON_MAJORITE,
  TITRE_MAJORITE,
  TamponDixHuitAns,
} from "./majorite.tsx";
import styles from "./majorite.module.css";

interface DialogueDeMajorite {
  /** Runs `suite` at once where this browser has answered the age question; otherwise asks it, and runs `suite` after the answer. */
  readonly exigerMajorite: (suite: () => void) => void;
  /** The dialogue, which the page has to render. */
  readonly dialogue: ReactElement;
}

/** The age question as a dialogue, for a page other than the home page that starts a game. */
export function useDialogueDeMajorite(): DialogueDeMajorite {
  const [ouvert, setOuvert] = useState(false);
  const voulue = useRef<(() => void) | null>(null);
  const repondre = () => {
    noterMajorite();
    setOuvert(false);
    voulue.current?.();
  };
  return {
    exigerMajorite(suite) {
      if (estMajoriteDeclaree()) {
        suite();
        return;
      }
      voulue.current = suite;
      setOuvert(true);
    },
    dialogue: (
      <Dialogue
        ouvert={ouvert}
        onFermer={() => setOuvert(false)}
        titre={TITRE_MAJORITE}
        largeur="26rem"
        actions={
          <Bouton pleineLargeur onClick={repondre}>
            {TEXTE_BOUTON_MAJORITE}
          </Bouton>
        }
      >
        <div className={styles["question"]}>
          <TamponDixHuitAns />
          <p>
            Trinquizz compte les gorgées entre amis. Une seule chose à confirmer avant de passer à
            table.
          </p>
        </div>
      </Dialogue>
    ),
  };
}
