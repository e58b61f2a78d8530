/**
 * /cancel-mail: restores the former mail address with the link of a mail, on a press only. plateforme §2 "Token pages",
 * decisions "Mail change".
 */
import { type ReactElement, useState } from "react";
import { Link } from "../../app/navigation.tsx";
import { useApiCallSender } from "../../app/page/envoi.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { useSession } from "../../compte/session.tsx";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import { annulerChangementDeMail } from "./actions.ts";
import styles from "./acces-compte.module.css";
import { CarteDePageDeCompte } from "./carte-acces.tsx";
import { DessinLettreDeRetour } from "./dessins-acces.tsx";
import {
  estRefusDeJetonInvalide,
  CarteLienDeMailInvalide,
  EncartRefusEtContactDePageDeCompte,
  useAllerALAccueilApresConnexion,
  useJetonDuLienDeMail,
} from "./lien-perdu.tsx";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Adresse mail" mesure="etroite" titreDansLaPage>
      <AnnulerMail />
    </PageDePlateforme>
  );
}

function AnnulerMail(): ReactElement {
  const token = useJetonDuLienDeMail();
  const { actualiser } = useSession();
  const { enCours, refus, envoyer } = useApiCallSender();
  const [message, setMessage] = useState<string | null>(null);

  if (message !== null) return <Annule message={message} />;
  if (token === null || (refus !== null && estRefusDeJetonInvalide(refus))) return <Perdu />;

  const annuler = async () => {
    const fait = await envoyer(() => annulerChangementDeMail(token));
    if (fait === null) return;
    setMessage(fait.message);
    await actualiser();
  };
  return (
    <CarteDePageDeCompte
      dessin={<DessinLettreDeRetour />}
      titre="Annuler le changement d’adresse"
      intro={
        <>
          Quelqu’un a demandé une autre adresse mail pour votre compte. Si ce n’est pas vous,
          annulez&nbsp;: votre adresse revient, et tous les appareils sont déconnectés.
        </>
      }
    >
      <EncartRefusEtContactDePageDeCompte refus={refus} />
      <div className={styles["suites"]}>
        <Bouton
          taille="telephone"
          pleineLargeur
          chargement={enCours}
          onClick={() => void annuler()}
        >
          Annuler le changement d’adresse
        </Bouton>
        <Link to="/" className={classNamesDeBouton({ variante: "discret" })}>
          C’est bien moi, ne rien changer
        </Link>
      </div>
    </CarteDePageDeCompte>
  );
}

function Perdu(): ReactElement {
  return (
    <CarteLienDeMailInvalide
      indice={
        <>
          Ce lien a déjà servi, ou il a plus de 7&nbsp;jours. Si quelqu’un d’autre se sert de votre
          compte, changez votre mot de passe.
        </>
      }
    >
      <Link to="/reset-password" className={classNamesDeBouton({ variante: "contour" })}>
        Changer mon mot de passe
      </Link>
    </CarteLienDeMailInvalide>
  );
}

function Annule({ message }: { readonly message: string }): ReactElement {
  useAllerALAccueilApresConnexion("/cancel-mail");
  return (
    <CarteDePageDeCompte
      dessin={<DessinLettreDeRetour />}
      titre="Votre adresse est revenue"
      intro={message}
      suite
    >
      <div className={styles["suites"]}>
        <p className={styles["note"]}>
          La personne qui a demandé ce changement connaissait votre mot de passe.
        </p>
        <Link to="/reset-password" className={classNamesDeBouton()}>
          Changer mon mot de passe
        </Link>
        <Link to="/" className={classNamesDeBouton({ variante: "discret" })}>
          Revenir à l’accueil
        </Link>
      </div>
    </CarteDePageDeCompte>
  );
}
