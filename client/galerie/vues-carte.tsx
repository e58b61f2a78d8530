import { useState, type ReactElement } from "react";
import { Bouton } from "../ui/bouton.tsx";
import { Carte } from "../ui/carte.tsx";
import { Champ } from "../ui/champ.tsx";
import { Dialogue } from "../ui/dialogue.tsx";
import { Icone } from "../ui/icones.tsx";
import { Logo } from "../ui/logo.tsx";
import { Squelette } from "../ui/squelette.tsx";
import commun from "./galerie.module.css";
import styles from "./vues-carte.module.css";

function Accueil({ dialogue = false }: { readonly dialogue?: boolean }): ReactElement {
  const [ouvert, setOuvert] = useState(dialogue);
  return (
    <Carte
      mesure="etroite"
      pied="L’abus d’alcool est dangereux pour la santé, à consommer avec modération."
    >
      <div className={styles["accueil"]}>
        <Logo taille="clamp(2.6rem, 13vw, 4rem)" />
        <p className={styles["accroche"]}>
          Le quizz qui trinque&nbsp;: une ardoise, des amis, des gorgées.
        </p>
        <Champ libelle="Pseudo" placeholder="Ton pseudo" maxLength={20} />
        <Bouton
          taille="telephone"
          pleineLargeur
          onClick={() => {
            setOuvert(true);
          }}
        >
          Rejoindre
        </Bouton>
        <Bouton taille="telephone" variante="contour" pleineLargeur>
          Créer une room
        </Bouton>
      </div>
      <Dialogue
        ouvert={ouvert}
        onFermer={() => {
          setOuvert(false);
        }}
        titre="Rejoindre la Room"
        largeur="26rem"
        actions={
          <>
            <Bouton
              variante="contour"
              onClick={() => {
                setOuvert(false);
              }}
            >
              Annuler
            </Bouton>
            <Bouton>Confirmer</Bouton>
          </>
        }
      >
        <Champ
          libelle="Code de la room"
          code
          placeholder="4KX2P9"
          maxLength={6}
          erreur="Rentrez le code d’une room"
        />
      </Dialogue>
    </Carte>
  );
}

const QUIZZ: readonly (readonly [string, string, number, string])[] = [
  ["Le grand quizz des fromages", "Zineb", 18, "+300"],
  ["Génériques de dessins animés, niveau expert", "JeanBaptiste", 25, "47"],
  ["Qui a dit ça\u00a0? Répliques de films français", "Margaux", 20, "+100"],
  ["Capitales et fleuves", "Tom", 15, "8"],
  ["Bac à l’eau\u00a0: sciences sans douleur", "OncleDidier", 12, "-"],
];

function Communaute(): ReactElement {
  return (
    <Carte pied="L’abus d’alcool est dangereux pour la santé, à consommer avec modération.">
      <div className={styles["titre-page"]}>
        <h1>Quizz communauté</h1>
        <Champ libelle="Chercher" libelleCache placeholder="Chercher un titre, un tag, un pseudo" />
        <Bouton variante="contour" icone="loupe">
          Tags
        </Bouton>
      </div>
      {QUIZZ.map(([titre, qui, n, note]) => (
        <div key={titre} className={styles["rangee"]}>
          <Icone nom="lecture" />
          <b>{titre}</b>
          <span>{qui}</span>
          <span className="chiffre">{n}</span>
          <span className="chiffre">{note}</span>
        </div>
      ))}
      <div className={styles["squelettes"]} aria-busy="true">
        <Squelette forme="titre" />
        <Squelette lignes={4} />
        <div className={commun["ligne"]}>
          <Squelette forme="rond" />
          <Squelette forme="boite" largeur="12rem" hauteur="5rem" />
        </div>
      </div>
    </Carte>
  );
}

export const VUES_CARTE: Readonly<Record<string, () => ReactElement>> = {
  "carte-accueil": () => <Accueil />,
  "carte-rejoindre": () => <Accueil dialogue />,
  "carte-communaute": Communaute,
};
