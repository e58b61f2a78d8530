/** /delete: the last question before an account is deleted, with the link of a mail. plateforme §2 "Token pages", §4, §7. */
import { type ReactElement, type ReactNode, useState } from "react";
import { Link } from "../../app/navigation.tsx";
import { useApiCallSender } from "../../app/page/envoi.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { useSession } from "../../compte/session.tsx";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import { supprimerCompteParLienDeMail } from "./actions.ts";
import styles from "./acces-compte.module.css";
import { CarteDePageDeCompte } from "./carte-acces.tsx";
import { DessinArdoiseEffacee } from "./dessins-acces.tsx";
import {
  estRefusDeJetonInvalide,
  CarteLienDeMailInvalide,
  EncartRefusEtContactDePageDeCompte,
  useAllerALAccueilApresConnexion,
  useJetonDuLienDeMail,
} from "./lien-perdu.tsx";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Suppression" mesure="etroite" titreDansLaPage>
      <SupprimerCompte />
    </PageDePlateforme>
  );
}

function SupprimerCompte(): ReactElement {
  const token = useJetonDuLienDeMail();
  const { compte, actualiser } = useSession();
  const { enCours, refus, envoyer } = useApiCallSender();
  const [message, setMessage] = useState<string | null>(null);
  const connecte = compte.etat === "connecte";

  if (message !== null) return <Fini message={message} />;
  if (token === null || (refus !== null && estRefusDeJetonInvalide(refus)))
    return (
      <CarteLienDeMailInvalide
        indice={
          <>
            Ce lien a déjà servi, ou il a plus de 24&nbsp;heures. Rien n’a été supprimé à
            l’instant&nbsp;; un autre lien se demande depuis votre profil, rubrique Gestion.
          </>
        }
      >
        {connecte && <RetourProfil connecte>Aller à mon profil</RetourProfil>}
      </CarteLienDeMailInvalide>
    );

  const supprimer = async () => {
    const fait = await envoyer(() => supprimerCompteParLienDeMail(token));
    if (fait === null) return;
    setMessage(fait.message);
    await actualiser();
  };
  return (
    <CarteDePageDeCompte
      dessin={<DessinArdoiseEffacee />}
      titre="Supprimer mon compte"
      intro={
        <>
          Un coup d’éponge, et il ne reste rien. C’est <b>définitif</b>&nbsp;: personne ne pourra
          revenir en arrière, nous non plus.
        </>
      }
    >
      <section className={styles["conseil"]} aria-labelledby="ce-qui-part">
        <h2 id="ce-qui-part">Ce qui sera supprimé</h2>
        <ul>
          <li>votre compte, votre profil et vos badges&nbsp;;</li>
          <li>vos quizz, leurs questions, leurs images, sons et vidéos&nbsp;;</li>
          <li>vos messages, vos amitiés et votre historique.</li>
        </ul>
        <p>
          Il s’agit du compte dont l’adresse a reçu ce lien, quel que soit celui qui est connecté
          ici.
        </p>
      </section>
      <EncartRefusEtContactDePageDeCompte refus={refus} />
      <div className={styles["suites"]}>
        <Bouton
          variante="danger"
          icone="corbeille"
          pleineLargeur
          chargement={enCours}
          onClick={() => void supprimer()}
        >
          Supprimer définitivement
        </Bouton>
        <RetourProfil connecte={connecte}>Garder mon compte</RetourProfil>
      </div>
    </CarteDePageDeCompte>
  );
}

interface PropsRetour {
  readonly connecte: boolean;
  readonly children: ReactNode;
}

function RetourProfil({ connecte, children }: PropsRetour): ReactElement {
  return (
    <Link
      to={connecte ? ecrireAdresseDePage("/profile", { menu: "4" }) : "/"}
      className={classNamesDeBouton({ pleineLargeur: true })}
    >
      {children}
    </Link>
  );
}

/** Card after the deletion. The button home reloads the page, so that no data of the account stays in memory. */
function Fini({ message }: { readonly message: string }): ReactElement {
  useAllerALAccueilApresConnexion("/delete");
  return (
    <CarteDePageDeCompte
      dessin={<DessinArdoiseEffacee />}
      titre="L’ardoise est effacée"
      intro={message}
      suite
    >
      <div className={styles["suites"]}>
        <p className={styles["note"]}>
          Merci de votre passage. Pas besoin de compte pour rejoindre une room&nbsp;: la porte reste
          ouverte.
        </p>
        <Bouton onClick={() => location.assign("/")}>Revenir à l’accueil</Bouton>
      </div>
    </CarteDePageDeCompte>
  );
}
