import type { ReactElement, ReactNode } from "react";
import { direBeaucoupATable } from "../partie/mots/gorgees.ts";
import { momentMiniJeu } from "../scenes/moment-mini-jeu.ts";
import { useMoveBeats } from "../scenes/timeline/move-beats.tsx";
import { useRestoredFocus } from "../ui/keyboard-focus.ts";
import { TitreCraie } from "../ui/craie.tsx";
import styles from "./hote.module.css";
import { type Scene, TITRES } from "./lecture.ts";
import { Partis } from "./partis.tsx";

/** What the host's screen adds: gifts, or sips to hand out, for which the drawing steps aside. */
export interface Panneau {
  readonly contenu: ReactNode;
  readonly ample: boolean;
}

/** What the board of each mini-game is given. */
export interface PropsHote<S extends Scene = Scene> {
  readonly scene: S;
  readonly panneau: Panneau;
}

interface Props extends PropsHote {
  readonly dessin: ReactNode;
  /** Beside the drawing, as long as nobody it needs has gone. */
  readonly children: ReactNode;
}

/** A mini-game on the slate: what it is, its drawing, what is said of it. */
export function CadreScene({ scene, dessin, panneau, children }: Props): ReactElement {
  const { vue, jeu } = scene;
  const rouge = vue.imprevu?.culSec === true;
  const { temps, souffle } = useMoveBeats();
  // a button that was pressed goes away with its move: the keyboard stays in the scene
  const boite = useRestoredFocus(
    `${momentMiniJeu({ ...vue, miniJeu: jeu })} ${String(panneau.ample)} ${String(souffle)}`,
  );
  return (
    <div
      className={styles["page"]}
      data-ample={panneau.ample}
      data-temps-coup={temps}
      data-souffle={souffle}
    >
      <div className={styles["titre"]}>
        <p>Imprévu</p>
        <TitreCraie taille="grand" niveau={1} couleur={rouge ? "var(--craie)" : "var(--laiton)"}>
          {TITRES[jeu.nom]}
        </TitreCraie>
      </div>
      <div className={styles["dessin"]}>{dessin}</div>
      <div ref={boite} tabIndex={-1} className={styles["mots"]}>
        {jeu.abandon ? <Abandon {...scene} /> : children}
      </div>
      <div className={styles["panneau"]}>{panneau.contenu}</div>
    </div>
  );
}

/** How to take what a mini-game has just asked for, when it is a lot. */
export function AEtaler({ vue }: Pick<Scene, "vue">): ReactElement | null {
  const dit = direBeaucoupATable(vue);
  return dit === null ? null : <p className={styles["etaler"]}>{dit}</p>;
}

/** Somebody it needed has gone. */
function Abandon(scene: Scene): ReactElement {
  return (
    <div className={styles["verdict"]} role="status">
      <p className={styles["phrase"]}>
        <Partis {...scene} /> a quitté la partie
      </p>
      <p className={styles["note"]}>Le mini-jeu s’arrête là&nbsp;: l’hôte passe à la suite.</p>
    </div>
  );
}
