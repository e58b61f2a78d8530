import { type ReactElement, type ReactNode, useState } from "react";
import { estAbsent, sansTelephone } from "../partie/joueurs.ts";
import { useMoveBeats } from "../scenes/timeline/move-beats.tsx";
import { Bouton } from "../ui/bouton.tsx";
import { NomCraie } from "../ui/craie.tsx";
import styles from "./hote.module.css";
import type { Scene } from "./lecture.ts";

/**
 * What the host's screen plays in somebody's place: in the open for those who have no phone, everybody in local mode
 * and the creator; otherwise behind a discreet button, for a battery that died.
 */
export function ASaPlace({
  scene: { vue, jeu, nommer },
  children,
}: {
  readonly scene: Scene;
  readonly children: ReactNode;
}): ReactElement {
  // for one player: the next one has a phone
  const [pour, setPour] = useState("");
  const { qui, enCours } = useMoveBeats();
  // the hand passes once the result was looked at
  const main = qui === "" ? jeu.designe : qui;
  const ouvert = pour === main;
  const ici = sansTelephone(vue, main);
  const absent = estAbsent(vue, main);
  return (
    <div className={styles["place"]} data-attend={enCours}>
      {!ici && (
        <>
          {absent && (
            <p className={styles["note"]}>
              Le téléphone de <NomCraie>{nommer(main)}</NomCraie> ne répond plus.
            </p>
          )}
          <Bouton
            variante={absent ? "contour" : "discret"}
            className={styles["ouvrir"]}
            aria-expanded={ouvert}
            onClick={() => setPour(ouvert ? "" : main)}
          >
            Jouer à sa place
          </Bouton>
        </>
      )}
      {(ici || ouvert) && children}
    </div>
  );
}
