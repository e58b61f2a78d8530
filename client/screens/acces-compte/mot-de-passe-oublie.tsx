/**
 * /reset-password: asks for a mail with a link to a new password. plateforme §2 "Forgot password", §5, §7. The answer is the
 * same whether the address has an account or not.
 */
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactElement, useState } from "react";
import { useForm } from "react-hook-form";
import { corpsDemandeMotDePasseOublie } from "#contracts/compte.ts";
import { Link } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { MessageDeRefusDuServeur, useApiCallSender } from "../../app/page/envoi.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import { Champ } from "../../ui/champ.tsx";
import { demanderMailDeNouveauMotDePasse } from "./actions.ts";
import styles from "./acces-compte.module.css";
import { CarteDePageDeCompte } from "./carte-acces.tsx";
import { DessinCleAuFondDuVerre, DessinLettreEnvoyee } from "./dessins-acces.tsx";
import { usePropsDeChampDeFormulaire } from "./saisie.ts";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Mot de passe" mesure="etroite" titreDansLaPage>
      <MotDePasseOublie />
    </PageDePlateforme>
  );
}

interface Envoyee {
  readonly mail: string;
  readonly message: string;
}

function MotDePasseOublie(): ReactElement {
  const [mail, setMail] = useState("");
  const [envoyee, setEnvoyee] = useState<Envoyee | null>(null);
  if (envoyee !== null) return <Partie envoyee={envoyee} onReprendre={() => setEnvoyee(null)} />;
  return (
    <CarteDePageDeCompte
      dessin={<DessinCleAuFondDuVerre />}
      titre={"Mot\u00A0de\u00A0passe oublié"}
      intro="Ça arrive aux meilleurs. Donnez l’adresse mail de votre compte, on vous envoie un lien pour en choisir un autre."
    >
      <Demande
        mail={mail}
        onEnvoyee={(partie) => {
          setMail(partie.mail);
          setEnvoyee(partie);
        }}
      />
      <p className={styles["ailleurs"]}>
        Pas encore de compte&nbsp;? <Link to="/inscription">Créer un compte</Link>
      </p>
    </CarteDePageDeCompte>
  );
}

interface PropsDemande {
  readonly mail: string;
  readonly onEnvoyee: (envoyee: Envoyee) => void;
}

function Demande({ mail, onEnvoyee }: PropsDemande): ReactElement {
  const { info } = useAnnoncerParBanniere();
  const { enCours, refus, envoyer } = useApiCallSender();
  const formulaire = useForm({
    resolver: zodResolver(corpsDemandeMotDePasseOublie),
    defaultValues: { mail },
    reValidateMode: "onSubmit",
  });
  const champ = usePropsDeChampDeFormulaire(formulaire);
  const demander = formulaire.handleSubmit(async (corps) => {
    const fait = await envoyer(() => demanderMailDeNouveauMotDePasse(corps));
    if (fait === null) return;
    info(fait.message);
    onEnvoyee({ mail: corps.mail, message: fait.message });
  });
  return (
    <form
      className={styles["formulaire"]}
      noValidate
      onSubmit={(evenement) => void demander(evenement)}
    >
      <Champ
        {...champ("mail")}
        libelle="Adresse mail"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <MessageDeRefusDuServeur refus={refus} />
      <Bouton type="submit" taille="telephone" pleineLargeur chargement={enCours}>
        Recevoir le lien
      </Bouton>
    </form>
  );
}

interface PropsPartie {
  readonly envoyee: Envoyee;
  readonly onReprendre: () => void;
}

/** Card after the mail was sent, with advice when no mail comes. */
function Partie({ envoyee: { mail, message }, onReprendre }: PropsPartie): ReactElement {
  return (
    <CarteDePageDeCompte
      dessin={<DessinLettreEnvoyee />}
      titre="Regardez votre courrier"
      intro={message}
      suite
    >
      <section className={styles["conseil"]} aria-labelledby="pas-recu">
        <h2 id="pas-recu">Pas reçu&nbsp;?</h2>
        <ul>
          <li>Laissez-lui deux ou trois minutes, et regardez dans les indésirables.</li>
          <li>
            Vérifiez l’adresse&nbsp;: <b>{mail}</b>
          </li>
          <li>Le lien marche pendant une heure, une seule fois.</li>
        </ul>
      </section>
      <div className={styles["suites"]}>
        <Bouton variante="contour" onClick={onReprendre}>
          Changer d’adresse, ou renvoyer
        </Bouton>
        <Link to="/" className={classNamesDeBouton({ variante: "discret" })}>
          Revenir à l’accueil
        </Link>
      </div>
    </CarteDePageDeCompte>
  );
}
