/** The login form: plateforme §2 "Page header and menu", §7 (connexion). The server checks the fields. */
import { type ReactElement, useId, useState } from "react";
import { Link, useLocation } from "../navigation.tsx";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi } from "../api/api.ts";
import { Bouton, classNamesDeBouton } from "../../ui/bouton.tsx";
import { ChampMotDePasse, Champ } from "../../ui/champ.tsx";
import styles from "./formulaire-connexion.module.css";
import { lireEtatDePageErreur } from "./etat-erreur.ts";
import { MessageDeRefusDuServeur, useApiCallSender } from "./envoi.tsx";

interface Props {
  /** Called after the login instead of reloading the page, where a draft must stay on screen. */
  readonly onConnecte?: () => void;
}

export function FormulaireConnexion({ onConnecte }: Props): ReactElement {
  const [pseudo, setPseudo] = useState("");
  const [password, setPassword] = useState("");
  const [souvenir, setSouvenir] = useState(false);
  const { enCours, refus, envoyer } = useApiCallSender();
  const { retour } = lireEtatDePageErreur(useLocation().state);
  const souvenirId = useId();
  const connecter = async () => {
    const corps = { pseudo, password, souvenir };
    const fait = await envoyer(() =>
      appelerApi("POST", "/api/connexion", reponseSignalement, { corps }),
    );
    if (fait === null) return;
    if (onConnecte !== undefined) onConnecte();
    else if (retour === undefined) location.reload();
    // after a login on /error, the page that led to /error is opened
    else location.replace(retour);
  };
  return (
    <form
      className={styles["formulaire"]}
      noValidate
      onSubmit={(evenement) => {
        evenement.preventDefault();
        void connecter();
      }}
    >
      <Champ
        libelle="Pseudo ou adresse mail"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={pseudo}
        onChange={(evenement) => setPseudo(evenement.currentTarget.value)}
      />
      <ChampMotDePasse
        libelle="Mot de passe"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(evenement) => setPassword(evenement.currentTarget.value)}
      />
      <label className={styles["souvenir"]} htmlFor={souvenirId}>
        <input
          id={souvenirId}
          type="checkbox"
          className={styles["case"]}
          checked={souvenir}
          onChange={(evenement) => setSouvenir(evenement.currentTarget.checked)}
        />
        Se souvenir de moi
      </label>
      <MessageDeRefusDuServeur refus={refus} />
      <Bouton type="submit" pleineLargeur chargement={enCours}>
        Se connecter
      </Bouton>
      <p className={styles["liens"]}>
        <Link to="/reset-password">Mot de passe oublié&nbsp;?</Link>
      </p>
      <p className={styles["inscription"]}>
        <span>Pas encore de compte&nbsp;?</span>
        <Link to="/inscription" className={classNamesDeBouton({ variante: "contour" })}>
          Créer un compte
        </Link>
      </p>
    </form>
  );
}
