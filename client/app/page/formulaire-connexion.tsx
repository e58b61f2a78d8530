/** Logging in: plateforme §2 "Page header and menu", §7 (connexion). What is wrong, the server says. */
import { type ReactElement, useId, useState } from "react";
import { Link, useLocation } from "../navigation.tsx";
import { confirmation } from "#contracts/signalement.ts";
import { appeler } from "../api/api.ts";
import { Bouton, classesBouton } from "../../ui/bouton.tsx";
import { ChampMotDePasse } from "../../ui/champ-mot-de-passe.tsx";
import { Champ } from "../../ui/champ.tsx";
import styles from "./formulaire-connexion.module.css";
import { lireEtatErreur } from "./etat-erreur.ts";
import { Refus, useEnvoi } from "./envoi.tsx";

interface Props {
  /** In the place of loading the page again, where something that is being written must stay. */
  readonly onConnecte?: () => void;
}

export function FormulaireConnexion({ onConnecte }: Props): ReactElement {
  const [pseudo, setPseudo] = useState("");
  const [password, setPassword] = useState("");
  const [souvenir, setSouvenir] = useState(false);
  const { enCours, refus, envoyer } = useEnvoi();
  const { retour } = lireEtatErreur(useLocation().state);
  const souvenirId = useId();
  const connecter = async () => {
    const corps = { pseudo, password, souvenir };
    const fait = await envoyer(() => appeler("POST", "/api/connexion", confirmation, { corps }));
    if (fait === null) return;
    if (onConnecte !== undefined) onConnecte();
    else if (retour === undefined) location.reload();
    // /error is no place to come back to
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
      <Refus refus={refus} />
      <Bouton type="submit" pleineLargeur chargement={enCours}>
        Se connecter
      </Bouton>
      <p className={styles["liens"]}>
        <Link to="/reset-password">Mot de passe oublié&nbsp;?</Link>
      </p>
      <p className={styles["inscription"]}>
        <span>Pas encore de compte&nbsp;?</span>
        <Link to="/inscription" className={classesBouton({ variante: "contour" })}>
          Créer un compte
        </Link>
      </p>
    </form>
  );
}
