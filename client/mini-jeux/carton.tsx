/** What the boards of all mini-games share on a phone. */
import type { ReactElement, ReactNode } from "react";
import { MINI_JEUX, type NomMiniJeu } from "#contracts/mini-jeux.ts";
import { useMiniGameMoveOnScreen } from "../scenes/timeline/move-beats.tsx";
import { joinClassNames } from "../ui/classes.ts";
import { CadreDeTelephone } from "../ui/sous-bock.tsx";
import { NomDuJoueurParti } from "./noms.tsx";
import type { DonneesMiniJeuAffiche, DonneesMiniJeuDeNom } from "./scene.ts";
import styles from "./telephone.module.css";

export interface PropsPlateauTelephone<S extends DonneesMiniJeuAffiche = DonneesMiniJeuAffiche> {
  readonly scene: S;
  /** Key of this phone's player. */
  readonly moi: string;
  readonly children?: ReactNode;
}
export type PropsMiniJeuTelephone<Nom extends NomMiniJeu> = PropsPlateauTelephone<
  DonneesMiniJeuDeNom<Nom>
>;

interface Props {
  readonly scene: DonneesMiniJeuAffiche;
  /** Content at the bottom of the mat, under the thumb; by default, `attente` of the scene once the mini-game is over. */
  readonly bas?: ReactNode;
  readonly children: ReactNode;
}

/** The beer mat of a mini-game on a phone; red once a cul sec has fallen, as the slate is. */
export function CadreMiniJeuTelephone({
  scene: { vue, jeu, attente },
  bas,
  children,
}: Props): ReactElement {
  const { temps, outcomeHidden, enCours } = useMiniGameMoveOnScreen();
  const rouge = vue.imprevu?.culSec === true;
  return (
    <CadreDeTelephone
      centre
      className={joinClassNames(rouge && styles["rouge"])}
      rouge={rouge}
      lisere="var(--laiton-sombre)"
      haut={<h1 className={styles["titre"]}>{MINI_JEUX[jeu.nom].titre}</h1>}
      bas={bas ?? <p className={styles["doux"]}>{jeu.fini && !enCours ? attente : "\u00A0"}</p>}
      phrase={bas === undefined}
    >
      <div className={styles["carton"]} data-temps-coup={temps} data-outcome-hidden={outcomeHidden}>
        {children}
      </div>
    </CadreDeTelephone>
  );
}

/** The mat of a mini-game that ended because one of its players left. */
export function CadreMiniJeuAbandonneTelephone({
  scene,
  children,
}: {
  readonly scene: DonneesMiniJeuAffiche;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <CadreMiniJeuTelephone scene={scene}>
      <p className={styles["phrase"]}>
        <NomDuJoueurParti {...scene} /> a quitté la partie
      </p>
      <p className={styles["note"]}>Le mini-jeu s’arrête là.</p>
      {children}
    </CadreMiniJeuTelephone>
  );
}

export function AnnonceATonTour(): ReactElement {
  return <p className={styles["toi"]}>À toi&nbsp;!</p>;
}
