/** Small print of the home page. */
import styles from "./accueil.module.css";

export const TEXTE_SANTE =
  "L’abus d’alcool est dangereux pour la santé, à consommer avec modération.";

/** Whoever runs this server answers at its own domain. */
const adresse = () => `mailto:contact@${location.hostname}`;

export function Pied() {
  return (
    <div className={styles["pied"]}>
      <p>{TEXTE_SANTE}</p>
      <a href={adresse()}>Nous écrire</a>
    </div>
  );
}
