import { type ReactElement, useId } from "react";
import { Bouton } from "../ui/bouton.tsx";
import { classes } from "../ui/classes.ts";
import { useDeroulant } from "../ui/use-deroulant.ts";
import { FormulaireConnexion } from "./formulaire-connexion.tsx";
import styles from "./entete.module.css";

/** A visitor's menu: the login form, dropped down from the header. */
export function MenuConnexion(): ReactElement {
  const { ouvert, basculer, boite, bouton } = useDeroulant();
  const id = useId();
  return (
    <div ref={boite} className={styles["boite"]}>
      <Bouton
        ref={bouton}
        variante="contour"
        icone="profil"
        className={classes(styles["connecter"])}
        aria-expanded={ouvert}
        aria-controls={id}
        onClick={basculer}
      >
        <span className={styles["mots"]}>Se connecter</span>
      </Bouton>
      {/* closed, it keeps what was typed */}
      <section id={id} hidden={!ouvert} className={styles["connexion"]} aria-label="Connexion">
        <FormulaireConnexion />
      </section>
    </div>
  );
}
