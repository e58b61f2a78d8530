/**
 * /new-password: sets a new password with the link of a mail. plateforme §2 "Token pages", §5, §7. Members use their profile
 * instead.
 */
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactElement, useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Link, Navigate, useNavigate } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { MessageDeRefusDuServeur, useApiCallSender } from "../../app/page/envoi.tsx";
import { PageDePlateforme } from "../../app/page/page.tsx";
import { ConditionsMotDePasse } from "../../compte/conditions-mot-de-passe.tsx";
import { useSession } from "../../compte/session.tsx";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import { ChampMotDePasse } from "../../ui/champ.tsx";
import { changerMotDePasseParLienDeMail } from "./actions.ts";
import styles from "./acces-compte.module.css";
import { AttenteDePageDeCompte, CarteDePageDeCompte } from "./carte-acces.tsx";
import { DessinCleNeuve } from "./dessins-acces.tsx";
import { CarteLienDeMailInvalide, useJetonDuLienDeMail } from "./lien-perdu.tsx";
import { schemaFormulaireNouveauMotDePasse, usePropsDeChampDeFormulaire } from "./saisie.ts";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Nouveau mot de passe" mesure="etroite" titreDansLaPage>
      <NouveauMotDePasse />
    </PageDePlateforme>
  );
}

function NouveauMotDePasse(): ReactElement {
  const { compte } = useSession();
  const token = useJetonDuLienDeMail();
  const [perdu, setPerdu] = useState(false);
  if (compte.etat === "connecte") return <DejaLa />;
  if (compte.etat === "inconnu") return <AttenteDePageDeCompte />;
  if (token === null || perdu)
    return (
      <Perdu indice="Ce lien a déjà servi, ou il a plus d’une heure. Demandez-en un autre, c’est l’affaire d’une minute." />
    );
  return (
    <CarteDePageDeCompte
      dessin={<DessinCleNeuve />}
      titre={"Nouveau mot\u00A0de\u00A0passe"}
      intro="Vos autres appareils seront déconnectés."
    >
      <Formulaire token={token} onPerdu={() => setPerdu(true)} />
    </CarteDePageDeCompte>
  );
}

function DejaLa(): ReactElement {
  const { info } = useAnnoncerParBanniere();
  useEffect(() => {
    info("Une session est ouverte ici\u00A0: le mot de passe se change depuis le profil.");
  }, [info]);
  return <Navigate to="/" replace />;
}

function Perdu({ indice }: { readonly indice: string }): ReactElement {
  return (
    <CarteLienDeMailInvalide indice={indice}>
      <Link to="/reset-password" className={classNamesDeBouton()}>
        Demander un autre lien
      </Link>
    </CarteLienDeMailInvalide>
  );
}

interface Props {
  readonly token: string;
  /** Called when the server does not know the token. */
  readonly onPerdu: () => void;
}

function Formulaire({ token, onPerdu }: Props): ReactElement {
  const navigate = useNavigate();
  const { info } = useAnnoncerParBanniere();
  const { enCours, refus, envoyer } = useApiCallSender();
  const formulaire = useForm({
    resolver: zodResolver(schemaFormulaireNouveauMotDePasse),
    defaultValues: { password: "", confirmation: "" },
    reValidateMode: "onSubmit",
  });
  const champ = usePropsDeChampDeFormulaire(formulaire);
  const { control } = formulaire;
  const [password, encore] = useWatch({ control, name: ["password", "confirmation"] });
  const changer = formulaire.handleSubmit(async ({ password }) => {
    const fait = await envoyer(async () => {
      const reponse = await changerMotDePasseParLienDeMail({ password, token });
      if (!reponse.ok && reponse.statut === 404) onPerdu();
      return reponse;
    });
    if (fait === null) return;
    info(fait.message);
    await navigate("/", { replace: true });
  });
  return (
    <form
      className={styles["formulaire"]}
      noValidate
      onSubmit={(evenement) => void changer(evenement)}
    >
      <div className={styles["groupe"]}>
        <ChampMotDePasse
          {...champ("password", "confirmation")}
          libelle="Nouveau mot de passe"
          autoComplete="new-password"
        />
        <ConditionsMotDePasse mot={password} />
      </div>
      <ChampMotDePasse
        {...champ("confirmation")}
        libelle="Encore une fois"
        autoComplete="new-password"
      />
      <MessageDeRefusDuServeur refus={refus} />
      <Bouton
        type="submit"
        taille="telephone"
        pleineLargeur
        chargement={enCours}
        disabled={password === "" || encore === ""}
      >
        Enregistrer
      </Bouton>
    </form>
  );
}
