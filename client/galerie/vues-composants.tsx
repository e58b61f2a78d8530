import { useState, type ReactElement } from "react";
import { Banniere, useBannieres } from "../ui/bannieres.tsx";
import { BatonsDeComptage } from "../ui/batons.tsx";
import { Bouton, BoutonIcone } from "../ui/bouton.tsx";
import { Champ } from "../ui/champ.tsx";
import { ChoixSegmente } from "../ui/choix.tsx";
import { joinClassNames } from "../ui/classes.ts";
import { NomCraie, TitreCraie } from "../ui/craie.tsx";
import { Icone, type NomIcone } from "../ui/icones.tsx";
import { Interrupteur } from "../ui/interrupteur.tsx";
import { Logo } from "../ui/logo.tsx";
import { Minuteur } from "../ui/minuteur.tsx";
import { BoutonOptionDeReponse } from "../ui/option-verre.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { playSoundOfGameMoment, unlockSounds } from "../browser/sounds/play-sound.ts";
import { setMuted, useMuted } from "../browser/volume.ts";
import type { GameMomentWithSound } from "../browser/sounds/sound-of-moment.ts";
import { Squelette } from "../ui/squelette.tsx";
import { DessinVerreDeReponse, LISTE_DES_VERRES_DE_REPONSE } from "../ui/verre.tsx";
import styles from "./galerie.module.css";

const ICONES: readonly NomIcone[] = [
  "menu",
  "fermer",
  "son",
  "muet",
  "plein-ecran",
  "resync",
  "passer",
  "joueurs",
  "signaler",
  "pause",
  "lecture",
  "fleche",
  "retour",
  "coche",
  "plus",
  "moins",
  "loupe",
  "qr",
  "telephone",
  "eau",
  "telecommande",
  "partir",
  "absent",
  "attention",
];
const MOMENTS: readonly GameMomentWithSound[] = [
  "choix",
  "question",
  "gorgees",
  "juste",
  "toutFaux",
  "minuteur",
  "imprevu",
  "sifflets",
  "miniJeuPerdu",
  "finale",
];

function Panneau({
  fond,
}: {
  readonly fond: "sur-ardoise" | "sur-papier" | "sur-bois";
}): ReactElement {
  const [coche, setCoche] = useState(true);
  const [mode, setMode] = useState<"classique" | "local" | "rapidite">("classique");
  const [n, setN] = useState(3);
  const muet = useMuted();
  const { info, erreur } = useBannieres();
  return (
    <section className={joinClassNames(styles["panneau"], fond)}>
      <div className={styles["rang"]}>
        <Logo taille="2.4rem" />
        <Logo taille="2.4rem" largeur="compacte" />
        <TitreCraie>L’ardoise</TitreCraie>
        <NomCraie souligne>Margaux</NomCraie>
      </div>
      <div className={styles["rang"]}>
        {LISTE_DES_VERRES_DE_REPONSE.map(({ lettre, nom }) => (
          <span key={lettre} className={styles["vitrine"]}>
            <DessinVerreDeReponse
              lettre={lettre}
              taille="4.5rem"
              couleur={fond === "sur-papier" ? "var(--encre)" : undefined}
            />
            {lettre} {nom}
          </span>
        ))}
      </div>
      <div className={styles["rang"]}>
        {ICONES.map((nom) => (
          <Icone key={nom} nom={nom} taille="2rem" />
        ))}
      </div>
      <div className={styles["rang"]}>
        <Bouton>Valider</Bouton>
        <Bouton variante="contour">Annuler</Bouton>
        <Bouton variante="discret">Passer</Bouton>
        <Bouton variante="danger">Supprimer</Bouton>
        <Bouton disabled>Indisponible</Bouton>
        <Bouton chargement>Enregistrer</Bouton>
        <Bouton variante="contour" icone="joueurs">
          Joueurs
        </Bouton>
        <BoutonIcone icone="menu" libelle="Menu" />
        <BoutonIcone icone="fermer" libelle="Fermer" nu />
      </div>
      <div className={styles["rang"]}>
        <Bouton taille="telephone">Téléphone</Bouton>
        <Bouton taille="telephone" variante="contour">
          Contour
        </Bouton>
        <Bouton
          onClick={() => {
            erreur("Aucune room disponible");
          }}
        >
          Erreur
        </Bouton>
        <Bouton
          onClick={() => {
            info("Quizz enregistré");
          }}
        >
          Info
        </Bouton>
      </div>
      <div className={styles["colonnes"]}>
        <Champ libelle="Pseudo" placeholder="Ton pseudo" aide="20 caractères au plus" />
        <Champ
          libelle="Pseudo"
          defaultValue="Jean-Baptiste le Magnifique"
          erreur="Le pseudo est trop long."
        />
        <Champ libelle="Code" code defaultValue="4KX2P9" />
        <ChoixSegmente
          libelle="Mode de jeu"
          options={[
            { valeur: "classique", libelle: "Classique" },
            { valeur: "local", libelle: "Local" },
            { valeur: "rapidite", libelle: "Le plus rapide" },
          ]}
          valeur={mode}
          onChange={setMode}
          aide="Tout le monde répond, puis l’hôte révèle."
        />
        <div>
          <Interrupteur
            libelle="Mode créateur"
            description="Tu joues aussi, sans répondre"
            coche={coche}
            onChange={setCoche}
          />
          <Interrupteur
            libelle="Sans imprévus"
            coche={!coche}
            onChange={() => {
              setCoche(!coche);
            }}
          />
        </div>
        <div className={styles["ligne"]}>
          Gorgées <Stepper libelle="Gorgées" valeur={n} onChange={setN} />
        </div>
      </div>
      <div className={styles["rang"]}>
        <Minuteur resteMs={12_000} dureeMs={20_000} taille="8rem" />
        <Minuteur resteMs={3000} dureeMs={20_000} taille="8rem" />
        {[1, 4, 5, 12, 38].map((v) => (
          <BatonsDeComptage key={v} n={v} />
        ))}
      </div>
      <div className={styles["rang"]}>
        {[60, 61, 87, 143, 999].map((v) => (
          <BatonsDeComptage key={v} n={v} largeurMax={17} />
        ))}
        <BatonsDeComptage n={n * 5} couleur="var(--accent)" />
      </div>
      <div className={styles["colonnes"]}>
        <BoutonOptionDeReponse lettre="A">Bayonne</BoutonOptionDeReponse>
        <BoutonOptionDeReponse lettre="B" etat="choisie">
          Port-Mahon, à Minorque
        </BoutonOptionDeReponse>
        <BoutonOptionDeReponse lettre="E" etat="bonne">
          Mayenne
        </BoutonOptionDeReponse>
        <BoutonOptionDeReponse lettre="F" etat="mauvaise">
          Irlande
        </BoutonOptionDeReponse>
      </div>
      <div className={styles["colonnes"]}>
        <Banniere>Quizz enregistré</Banniere>
        <Banniere ton="erreur">Hors ligne&nbsp;: on réessaie…</Banniere>
        <Squelette />
        <Squelette forme="boite" hauteur="3rem" />
      </div>
      <div className={styles["rang"]}>
        {MOMENTS.map((moment) => (
          <Bouton
            key={moment}
            variante="contour"
            onClick={() => {
              unlockSounds();
              setTimeout(() => {
                playSoundOfGameMoment(moment);
              }, 60);
            }}
          >
            {moment}
          </Bouton>
        ))}
        <BoutonIcone
          icone={muet ? "muet" : "son"}
          libelle={muet ? "Remettre le son" : "Couper le son"}
          onClick={() => {
            setMuted(!muet);
          }}
        />
      </div>
    </section>
  );
}

export const GALERIE_COMPOSANTS: Readonly<Record<string, () => ReactElement>> = {
  "composants-ardoise": () => <Panneau fond="sur-ardoise" />,
  "composants-papier": () => <Panneau fond="sur-papier" />,
  "composants-bois": () => <Panneau fond="sur-bois" />,
};
