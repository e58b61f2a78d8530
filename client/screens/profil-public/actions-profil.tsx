import { vers } from "../../app/paths.ts";
import type { ReactElement } from "react";
import { versProfil } from "../../compte/liens.ts";
import { Link } from "../../app/navigation.tsx";
import { useSession } from "../../compte/session.tsx";
import type { EtatErreur } from "../../app/page/etat-erreur.ts";
import { BoutonSignaler } from "../../moderation/signaler/signaler.tsx";
import { classesBouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { BoutonAmitie } from "./bouton-amitie.tsx";
import styles from "./actions-profil.module.css";
import type { ProfilLu } from "./queries.ts";

/** What the reader may do about this person; on one's own profile there is no friendship: plateforme §2, §6. */
export function ActionsProfil({ profil }: { readonly profil: ProfilLu }): ReactElement | null {
  const { compte } = useSession();
  const { pseudo, myInfo, myAmi } = profil;
  const cible = { createur: pseudo, quizzId: null, questionId: null };
  if (compte.etat === "visiteur")
    return (
      <>
        <Invitation pseudo={pseudo} />
        <BoutonSignaler cible={cible} sansCompte />
      </>
    );
  if (compte.etat !== "connecte") return null;
  if (myInfo)
    return (
      <div className={styles["actions"]}>
        <Link to="/profile" className={classesBouton({ variante: "contour" })}>
          <span className={styles["lien"]}>
            <Icone nom="crayon" taille="1.25em" />
            Modifier mon profil
          </span>
        </Link>
      </div>
    );
  return (
    <div className={styles["actions"]}>
      <BoutonAmitie profil={profil} />
      {myAmi && (
        <Link
          to={vers("/messagerie", { a: pseudo })}
          className={classesBouton({ variante: "laiton" })}
        >
          <span className={styles["lien"]}>
            <Icone nom="courrier" taille="1.25em" />
            Écrire
          </span>
        </Link>
      )}
      <BoutonSignaler cible={cible} sansCompte={false} />
    </div>
  );
}

function Invitation({ pseudo }: { readonly pseudo: string }): ReactElement {
  const etat: EtatErreur = {
    message: `Connectez-vous pour ajouter ${pseudo} à vos amis.`,
    retour: versProfil(pseudo),
  };
  return (
    <p className={styles["invitation"]}>
      <Link to="/error" state={etat}>
        Connectez-vous
      </Link>{" "}
      ou <Link to="/inscription">créez un compte</Link> pour l’ajouter à vos amis.
    </p>
  );
}
