import { type ReactElement, useEffect } from "react";
import { TEXTE_MESSAGE_MAX } from "#contracts/limites.ts";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import { ChampLong } from "./champ-long.tsx";
import styles from "./menu-signaler.module.css";
import type { EtatSignalement } from "./use-signalement.ts";

/** Id of the form, whose button is in the dialogue's foot. */
export const FORMULAIRE = "signalement";

/** To whom, about what, and why (jeu §2 "report"). */
export function MenuSignaler({
  signalement,
}: {
  readonly signalement: EtatSignalement;
}): ReactElement {
  const { vers, portee, texte, erreur, numero, reperer } = signalement;
  useEffect(reperer, [reperer]);
  return (
    <form
      id={FORMULAIRE}
      className={styles["formulaire"]}
      noValidate
      onSubmit={(evenement) => {
        evenement.preventDefault();
        void signalement.envoyer();
      }}
    >
      <ChoixSegmente
        libelle="À qui"
        options={[
          { valeur: "createur", libelle: "Au créateur" },
          { valeur: "administrateur", libelle: "Aux administrateurs" },
        ]}
        valeur={vers}
        onChange={signalement.choisirVers}
      />
      {numero === 0 ? (
        <p>À propos du quizz</p>
      ) : (
        <ChoixSegmente
          libelle="À propos de"
          options={[
            { valeur: "question", libelle: `Question n°\u00A0${String(numero)}` },
            { valeur: "quizz", libelle: "Tout le quizz" },
          ]}
          valeur={portee}
          onChange={signalement.choisirPortee}
        />
      )}
      <ChampLong
        libelle="Ce qui ne va pas"
        valeur={texte}
        max={TEXTE_MESSAGE_MAX - 1}
        erreur={erreur}
        onChange={signalement.ecrire}
      />
      <p className={styles["compte"]}>
        Sans compte, le signalement part quand même, mais sans signature&nbsp;: personne ne pourra
        vous répondre.
      </p>
    </form>
  );
}
