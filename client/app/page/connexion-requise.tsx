import { type ReactElement, useId } from "react";
import { VerreRenverse } from "../../ui/verre-renverse.tsx";
import styles from "./connexion-requise.module.css";
import { FormulaireConnexion } from "./formulaire-connexion.tsx";

interface Props {
  /** What logging in is for. */
  readonly message: string;
  /** Heading of the sheet, default 2: the page has its own title. */
  readonly niveau?: 1 | 2;
  readonly titre?: string;
  /** In the place of loading the page again, where something that is being written must stay. */
  readonly onConnecte?: () => void;
}

/** In the place of what only somebody logged in may see: why, and the login form. */
export function ConnexionRequise({
  message,
  niveau = 2,
  titre = "C’est la salle du fond",
  onConnecte,
}: Props): ReactElement {
  const id = useId();
  const Titre = niveau === 1 ? "h1" : "h2";
  return (
    <section className={styles["requise"]} aria-labelledby={id}>
      <VerreRenverse className={styles["dessin"]} />
      <Titre id={id}>{titre}</Titre>
      <p className={styles["message"]}>{message}</p>
      <div className={styles["connexion"]}>
        <FormulaireConnexion {...(onConnecte === undefined ? {} : { onConnecte })} />
      </div>
    </section>
  );
}
