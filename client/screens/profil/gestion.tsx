/** Tab 4: avatar, pseudo, mail address, password, data export, deletion of the account. plateforme §2 "Profile", §5, §7. */
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactElement, useId, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { type IconeCompte, iconeCompte as icones } from "#contracts/compte.ts";
import { direEchecApi } from "../../app/api/api.ts";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { MessageDeRefusDuServeur, useApiCallSender } from "../../app/page/envoi.tsx";
import { Avatar, NOMS_AVATARS } from "../../compte/avatar.tsx";
import { ConditionsMotDePasse } from "../../compte/conditions-mot-de-passe.tsx";
import { LienTelechargerMesDonnees } from "../../compte/mes-donnees.tsx";
import { BoutonExporterTousLesQuizz } from "../../quizz/exporter/tout-exporter.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { ChampMotDePasse, Champ } from "../../ui/champ.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import {
  changerAvatar,
  changerPseudoMailOuMotDePasse,
  demanderSuppressionDeMonCompte,
  type NomDeChangementDeCompte,
  FORMULAIRES_DE_CHANGEMENT_DE_COMPTE,
  type SaisieChangementDeCompte,
} from "./actions.ts";
import styles from "./profil.module.css";
import type { DonneesDeMonCompte } from "../../compte/mon-compte.ts";
import { useActualiserMonCompteEnCache } from "./queries.ts";

export function OngletGestion({ compte }: { readonly compte: DonneesDeMonCompte }): ReactElement {
  const [ouvert, setOuvert] = useState<NomDeChangementDeCompte | null>(null);
  const valeurs: Readonly<Record<NomDeChangementDeCompte, string>> = {
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
              <b>{FORMULAIRES_DE_CHANGEMENT_DE_COMPTE[quoi].nom}</b>
              <span className={styles["valeur"]}>{valeurs[quoi]}</span>
              {quoi === "mail" && compte.mailEnAttente !== null && (
                <span className={styles["attente"]}>
                  En attente de confirmation&nbsp;: {compte.mailEnAttente}
                </span>
              )}
            </span>
            <Bouton
              variante="contour"
              aria-label={FORMULAIRES_DE_CHANGEMENT_DE_COMPTE[quoi].titre}
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
        <LienTelechargerMesDonnees />
      </section>
      <section className={styles["donnees"]}>
        <h3>Mes quizz</h3>
        <p>
          Tous vos quizz et leurs médias, en un fichier Trinquizz&nbsp;: n’importe quel compte peut
          l’importer.
        </p>
        <BoutonExporterTousLesQuizz />
      </section>
      <Suppression />
      {ouvert !== null && <DialogueChangement quoi={ouvert} onFermer={() => setOuvert(null)} />}
    </div>
  );
}

/** Asks for the deletion of the account; a mail must confirm it. */
function Suppression(): ReactElement {
  const [ouvert, setOuvert] = useState(false);
  const { enCours, envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const [envoye, setEnvoye] = useState("");
  const demander = async () => {
    const fait = await envoyer(() => demanderSuppressionDeMonCompte());
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
          toujours, une fois ouvert le lien que vous allez recevoir par mail. Vos co-auteurs perdent
          vos quizz aussi&nbsp;; ce que vous avez écrit dans les leurs y reste.
        </p>
      </Dialogue>
    </section>
  );
}

const ECHEC = "Erreur lors du changement d'icon";

/** Choice of an avatar, saved at once. */
function ChoixAvatar({ icon }: { readonly icon: IconeCompte }): ReactElement {
  const nom = useId();
  const { erreur } = useAnnoncerParBanniere();
  const { relire } = useActualiserMonCompteEnCache();
  // the last pressed avatar, shown at once while calls are sent one at a time
  const [voulu, setVoulu] = useState<IconeCompte | null>(null);
  const dernier = useRef<IconeCompte | null>(null);
  const choisir = async (choisi: IconeCompte) => {
    setVoulu(choisi);
    const enVol = dernier.current !== null;
    dernier.current = choisi;
    if (enVol) return;
    let envoye: IconeCompte | null = null;
    while (dernier.current !== envoye) {
      envoye = dernier.current;
      const reponse = await changerAvatar(envoye);
      if (!reponse.ok) erreur(direEchecApi(reponse, ECHEC));
    }
    dernier.current = null;
    await relire(true);
    setVoulu(null);
  };
  const choisi = voulu ?? icon;
  return (
    <fieldset className={styles["avatars"]}>
      <legend>Avatar</legend>
      {icones.options.map((option) => (
        <label key={option} title={NOMS_AVATARS[option]} data-choisi={option === choisi}>
          <input
            type="radio"
            name={nom}
            checked={option === choisi}
            onChange={() => void choisir(option)}
          />
          <Avatar icon={option} taille="4rem" />
          <span className="visually-hidden">{NOMS_AVATARS[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface Props {
  readonly quoi: NomDeChangementDeCompte;
  readonly onFermer: () => void;
}

/** Dialog that changes the pseudo, the mail address or the password: new value twice, and the current password. */
function DialogueChangement({ quoi, onFermer }: Props): ReactElement {
  const { titre, nouveau, encore, schema } = FORMULAIRES_DE_CHANGEMENT_DE_COMPTE[quoi];
  const { register, handleSubmit, formState, control } = useForm<SaisieChangementDeCompte>({
    resolver: zodResolver(schema),
    defaultValues: { nouveau: "", confirmation: "", password: "" },
    mode: "onTouched",
  });
  const mot = useWatch({ control, name: "nouveau" });
  const { enCours, refus, envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const { relire } = useActualiserMonCompteEnCache();
  const id = useId();
  const changer = async (saisie: SaisieChangementDeCompte) => {
    const fait = await envoyer(() => changerPseudoMailOuMotDePasse(quoi, saisie));
    if (fait === null) return;
    info(fait.message);
    onFermer();
    await relire(quoi === "pseudo");
  };
  const erreur = (champ: keyof SaisieChangementDeCompte) => formState.errors[champ]?.message;
  const commun = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;
  return (
    <Dialogue
      ouvert
      onFermer={onFermer}
      titre={titre}
      insistant
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Annuler
          </Bouton>
          <Bouton type="submit" form={id} chargement={enCours}>
            Valider
          </Bouton>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles["formulaire"]}
        onSubmit={(evenement) => void handleSubmit(changer)(evenement)}
      >
        {quoi === "password" ? (
          <>
            <div className={styles["groupe"]}>
              <ChampMotDePasse
                libelle={nouveau}
                autoComplete="new-password"
                erreur={erreur("nouveau")}
                {...register("nouveau")}
              />
              <ConditionsMotDePasse mot={mot} />
            </div>
            <ChampMotDePasse
              libelle={encore}
              autoComplete="new-password"
              erreur={erreur("confirmation")}
              {...register("confirmation")}
            />
          </>
        ) : (
          <>
            <Champ
              {...commun}
              libelle={nouveau}
              type={quoi === "mail" ? "email" : "text"}
              autoComplete={quoi === "mail" ? "email" : "username"}
              erreur={erreur("nouveau")}
              {...register("nouveau")}
            />
            <Champ
              {...commun}
              libelle={encore}
              type={quoi === "mail" ? "email" : "text"}
              autoComplete="off"
              erreur={erreur("confirmation")}
              {...register("confirmation")}
            />
          </>
        )}
        <ChampMotDePasse
          libelle="Mot de passe actuel"
          autoComplete="current-password"
          erreur={erreur("password")}
          {...register("password")}
        />
        <MessageDeRefusDuServeur refus={refus} />
      </form>
    </Dialogue>
  );
}
