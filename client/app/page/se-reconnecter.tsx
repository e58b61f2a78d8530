import { type ReactElement, useState } from "react";
import { useSession } from "../../compte/session.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import { FormulaireConnexion } from "./formulaire-connexion.tsx";
import styles from "./se-reconnecter.module.css";
import { suspensionDe } from "./suspension.tsx";

/**
 * The session is over: logging in again in the page itself, so that what is written, or on its way, stays under the eyes.
 * @param onReconnecte the same account is back; for another one the page begins again
 */
export function SeReconnecter({
  onReconnecte,
}: {
  readonly onReconnecte: () => void;
}): ReactElement {
  const { compte, actualiser } = useSession();
  const suspendu = suspensionDe(compte) !== null;
  const [ouvert, setOuvert] = useState(false);
  return (
    <>
      <span className={styles["expiree"]}>
        <Icone nom="attention" taille="1.15em" />
        <span>
          {/* why is told at the head of the page */}
          {suspendu ? "Compte suspendu." : "Session expirée."}{" "}
          <button type="button" className={styles["lien"]} onClick={() => setOuvert(true)}>
            Se reconnecter ici
          </button>
        </span>
      </span>
      <Dialogue ouvert={ouvert} onFermer={() => setOuvert(false)} titre="Se reconnecter">
        <FormulaireConnexion
          onConnecte={() => {
            setOuvert(false);
            void actualiser().then((lesMemes) => {
              if (lesMemes) onReconnecte();
            });
          }}
        />
      </Dialogue>
    </>
  );
}
