import { type ReactElement, type ReactNode, useState } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import styles from "./hote.module.css";
import { estAbsent, estLocale, type Scene } from "./lecture.ts";

/**
 * What the host's screen plays in somebody's place: in the open in local mode, where nobody has a phone; otherwise
 * behind a discreet button, for a battery that died.
 */
export function ASaPlace({
  scene: { vue, jeu, nommer },
  children,
}: {
  readonly scene: Scene;
  readonly children: ReactNode;
}): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  if (estLocale(vue)) return <div className={styles["place"]}>{children}</div>;
  const absent = estAbsent(vue, jeu.designe);
  return (
    <div className={styles["place"]}>
      {absent && (
        <p className={styles["note"]}>
          Le téléphone de <NomCraie>{nommer(jeu.designe)}</NomCraie> ne répond plus.
        </p>
      )}
      <Bouton
        variante={absent ? "contour" : "discret"}
        className={styles["ouvrir"]}
        aria-expanded={ouvert}
        onClick={() => setOuvert(!ouvert)}
      >
        Jouer à sa place
      </Bouton>
      {ouvert && children}
    </div>
  );
}
