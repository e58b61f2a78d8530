import type { ReactElement } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { aJuste, type JoueurNomme } from "./joueurs.ts";
import styles from "./reponses-libres.module.css";

/** What one tap gives. */
export type MotDeLHote = "juste" | "faux";

/** One tap accepts what the machine refused, or the reverse: decisions-jeu. */
export function DernierMot({
  joueur,
  juger,
}: {
  readonly joueur: JoueurNomme;
  readonly juger: (joueur: string, verdict: MotDeLHote) => void;
}): ReactElement {
  const juste = aJuste(joueur);
  return (
    <Bouton
      variante="contour"
      className={styles["tap"]}
      onClick={() => juger(joueur.id, juste ? "faux" : "juste")}
    >
      <span className={styles["signe"]}>
        <Icone nom={juste ? "croix" : "coche"} taille="1.2em" />
      </span>
      <span className={styles["mot"]}>{juste ? "Refuser" : "Accepter"}</span>
      <span className="visually-hidden"> la réponse de {joueur.pseudo}</span>
    </Bouton>
  );
}
