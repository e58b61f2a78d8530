/** Tab 4: avatar, pseudo, address, password, one's data, the end of the account. plateforme §2 "Profile", §5, §7. */
import { type ReactElement, useState } from "react";
import { confirmation } from "#contracts/signalement.ts";
import { MesDonnees } from "../../compte/mes-donnees.tsx";
import { useAnnonces } from "../../app/page/annonces.ts";
import { useEnvoi } from "../../app/page/use-envoi.ts";
import { ToutExporter } from "../../quizz/exporter/tout-exporter.tsx";
import { appeler } from "../../app/api/api.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { type Changement, CHANGEMENTS } from "./actions.ts";
import { ChoixAvatar } from "./choix-avatar.tsx";
import { DialogueChangement } from "./dialogue-changement.tsx";
import styles from "./gestion.module.css";
import type { MonCompte } from "./queries.ts";

export function Gestion({ compte }: { readonly compte: MonCompte }): ReactElement {
  const [ouvert, setOuvert] = useState<Changement | null>(null);
  const valeurs: Readonly<Record<Changement, string>> = {
    pseudo: compte.pseudo,
    mail: compte.mail,
    password: "••••••••",
  };
  return (
    <div className={styles["gestion"]}>
      <ChoixAvatar icon={compte.icon} />
      <ul className={styles["reglages"]}>
        {(["pseudo", "mail", "password"] as const).map((quoi) => (
          <li key={quoi}>
            <span>
              <b>{CHANGEMENTS[quoi].nom}</b>
              <span className={styles["valeur"]}>{valeurs[quoi]}</span>
              {quoi === "mail" && compte.mailEnAttente !== null && (
                <span className={styles["attente"]}>
                  En attente de confirmation&nbsp;: {compte.mailEnAttente}
                </span>
              )}
            </span>
            <Bouton
              variante="contour"
              aria-label={CHANGEMENTS[quoi].titre}
              onClick={() => setOuvert(quoi)}
            >
              Changer
            </Bouton>
          </li>
        ))}
      </ul>
      <section className={styles["donnees"]}>
        <h3>Mes données</h3>
        <p>Tout ce que Trinquizz garde de vous, en un fichier.</p>
        <MesDonnees />
      </section>
      <section className={styles["donnees"]}>
        <h3>Mes quizz</h3>
        <p>
          Tous vos quizz et leurs médias, en un fichier Trinquizz&nbsp;: n’importe quel compte peut
          l’importer.
        </p>
        <ToutExporter />
      </section>
      <Suppression />
      {ouvert !== null && <DialogueChangement quoi={ouvert} onFermer={() => setOuvert(null)} />}
    </div>
  );
}

/** Nothing is deleted here: a mail asks once more. */
function Suppression(): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  const { enCours, envoyer } = useEnvoi();
  const { info } = useAnnonces();
  const [envoye, setEnvoye] = useState("");
  const demander = async () => {
    const fait = await envoyer(() => appeler("POST", "/api/ask-delete", confirmation));
    if (fait === null) return;
    setOuvert(false);
    setEnvoye(fait.message);
    info(fait.message);
  };
  return (
    <section className={styles["donnees"]}>
      <h3>Supprimer mon compte</h3>
      <p>Un mail vous demandera de confirmer&nbsp;: rien n’est supprimé avant.</p>
      <Bouton variante="danger" onClick={() => setOuvert(true)}>
        Supprimer mon compte
      </Bouton>
      {envoye !== "" && <p className={styles["envoye"]}>{envoye}</p>}
      <Dialogue
        ouvert={ouvert}
        onFermer={() => setOuvert(false)}
        titre="Supprimer mon compte"
        actions={
          <>
            <Bouton variante="contour" onClick={() => setOuvert(false)}>
              Annuler
            </Bouton>
            <Bouton variante="danger" chargement={enCours} onClick={() => void demander()}>
              Recevoir le mail
            </Bouton>
          </>
        }
      >
        <p>
          Votre compte, vos quizz, vos médias, vos messages et vos amitiés seront supprimés pour
          toujours, une fois ouvert le lien que vous allez recevoir par mail.
        </p>
      </Dialogue>
    </section>
  );
}
