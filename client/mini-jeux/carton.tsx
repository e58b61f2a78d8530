/** What the boards of all mini-games share on a phone. */
import type { ReactElement, ReactNode } from "react";
import { MINI_JEUX, type NomMiniJeu } from "#contracts/mini-jeux.ts";
import { useMoveBeats } from "../scenes/timeline/move-beats.tsx";
import { classes } from "../ui/classes.ts";
import { SousBock } from "../ui/sous-bock.tsx";
import { Partis } from "./noms.tsx";
import type { Scene, SceneDe } from "./scene.ts";
import styles from "./telephone.module.css";

export interface PropsPlateau<S extends Scene = Scene> {
  readonly scene: S;
  /** Key of this phone's player. */
  readonly moi: string;
  readonly children?: ReactNode;
}
export type PropsTelephone<Nom extends NomMiniJeu> = PropsPlateau<SceneDe<Nom>>;

interface Props {
  readonly scene: Scene;
  /** At the bottom, under the thumb; by default, the sentence that the host moves on. */
  readonly bas?: ReactNode;
  readonly children: ReactNode;
}

/** A mini-game on the beer mat; red once a cul sec has fallen, as the slate is. */
export function Carton({ scene: { vue, jeu, attente }, bas, children }: Props): ReactElement {
  const { temps, souffle, enCours } = useMoveBeats();
  const rouge = vue.imprevu?.culSec === true;
  return (
    <SousBock
      centre
      className={classes(rouge && styles["rouge"])}
      rouge={rouge}
      lisere="var(--laiton-sombre)"
      haut={<h1 className={styles["titre"]}>{MINI_JEUX[jeu.nom].titre}</h1>}
      bas={bas ?? <p className={styles["doux"]}>{jeu.fini && !enCours ? attente : "\u00A0"}</p>}
      phrase={bas === undefined}
    >
      <div className={styles["carton"]} data-temps-coup={temps} data-souffle={souffle}>
        {children}
      </div>
    </SousBock>
  );
}

/** The mat of a mini-game that ended because one of its players left. */
export function CartonAbandon({
  scene,
  children,
}: {
  readonly scene: Scene;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <Carton scene={scene}>
      <p className={styles["phrase"]}>
        <Partis {...scene} /> a quitté la partie
      </p>
      <p className={styles["note"]}>Le mini-jeu s’arrête là.</p>
      {children}
    </Carton>
  );
}

export function AToi(): ReactElement {
  return <p className={styles["toi"]}>À toi&nbsp;!</p>;
}
