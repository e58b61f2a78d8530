import { type ReactElement, useId, useState } from "react";
import { trouverSuspensionQuiAFermeLaSession, useSession } from "../../compte/session.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Icone } from "../../ui/icones.tsx";
import { DessinVerreRenverse } from "../../ui/panne.tsx";
import styles from "./connexion-requise.module.css";
import { FormulaireConnexion } from "./formulaire-connexion.tsx";

interface Props {
  /** Sentence that says why the page needs a login. */
  readonly message: string;
  /** Heading level, default 2: the page has its own title. */
  readonly niveau?: 1 | 2;
  readonly titre?: string;
  /** Called after the login instead of reloading the page, where a draft must stay on screen. */
  readonly onConnecte?: () => void;
}

/** Login form in the place of a page for members, with the reason. */
export function FormulaireConnexionAuLieuDeLaPage({
  message,
  niveau = 2,
  titre = "C’est la salle du fond",
  onConnecte,
}: Props): ReactElement {
  const id = useId();
  const Titre = niveau === 1 ? "h1" : "h2";
  return (
    <section className={styles["requise"]} aria-labelledby={id}>
      <DessinVerreRenverse className={styles["dessin"]} />
      <Titre id={id}>{titre}</Titre>
      <p className={styles["message"]}>{message}</p>
      <div className={styles["connexion"]}>
        <FormulaireConnexion {...(onConnecte === undefined ? {} : { onConnecte })} />
      </div>
    </section>
  );
}

/**
 * A notice that the session has ended, with a button that opens the login in a dialog, so that drafts and uploads stay on
 * screen.
 * @param onReconnecte called when the same account is back; for another account the page starts afresh
 */
export function EncartSessionExpiree({
  onReconnecte,
}: {
  readonly onReconnecte: () => void;
}): ReactElement {
  const { compte, actualiser } = useSession();
  const suspendu = trouverSuspensionQuiAFermeLaSession(compte) !== null;
  const [ouvert, setOuvert] = useState(false);
  return (
    <>
      <span className={styles["expiree"]}>
        <Icone nom="attention" taille="1.15em" />
        <span>
          {/* the header tells the reason of a suspension */}
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
