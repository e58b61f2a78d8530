import { type ReactElement, useId, useState } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue } from "#game/schema/etat.ts";
import { estAbsent } from "../../partie/joue-ici.ts";
import { useFocusRendu } from "../../ui/use-focus-rendu.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { Icone } from "../../ui/icones.tsx";
import { GestesJoueur } from "./gestes-joueur.tsx";
import { buveurs, type JoueurNomme } from "../../scenes/hote/joueurs.ts";
import styles from "./menu-joueurs.module.css";
import { SaisieGorgees } from "./saisie-gorgees.tsx";

/** Every line of the ardoise with its − and +, and what the host may do for each of them, one open at a time. */
export function MenuJoueurs({ vue }: { readonly vue: Vue }): ReactElement {
  const [ouvert, setOuvert] = useState("");
  const lignes = buveurs(vue);
  // a line that goes may take the keyboard with it
  const liste = useFocusRendu<HTMLUListElement>(lignes.map(({ id }) => id).join(" "));
  return (
    <ul ref={liste} tabIndex={-1} className={styles["joueurs"]}>
      {lignes.map((joueur) => (
        <Ligne
          key={joueur.id}
          vue={vue}
          joueur={joueur}
          ouverte={ouvert === joueur.id}
          basculer={() => setOuvert(ouvert === joueur.id ? "" : joueur.id)}
        />
      ))}
    </ul>
  );
}

interface LigneProps {
  readonly vue: Vue;
  readonly joueur: JoueurNomme;
  readonly ouverte: boolean;
  readonly basculer: () => void;
}

function Ligne({ vue, joueur, ouverte, basculer }: LigneProps): ReactElement {
  const panneau = useId();
  const bouton = useId();
  const refermer = () => {
    basculer();
    // what had the focus is gone: the keyboard goes on from where it came
    document.getElementById(bouton)?.focus();
  };
  const createur = joueur.id === CLE_CREATEUR;
  const absent = estAbsent(vue, joueur.id);
  return (
    <li className={styles["joueur"]} data-ouverte={ouverte}>
      <div className={styles["ligne"]}>
        <span className={styles["qui"]} data-absent={absent}>
          <NomCraie coupe>{joueur.pseudo}</NomCraie>
          {createur && <small>(Créateur)</small>}
          {absent && <small>absent</small>}
          {vue.telecommande === joueur.id && (
            <Icone nom="telecommande" taille="1.1em" libelle="a la télécommande" />
          )}
        </span>
        {/* the bill is settled at the end */}
        {vue.phase !== "fin" && <SaisieGorgees joueur={joueur} />}
        {createur ? (
          <span className={styles["vide"]} />
        ) : (
          <Bouton
            variante="discret"
            id={bouton}
            className={styles["gerer"]}
            aria-expanded={ouverte}
            aria-controls={ouverte ? panneau : undefined}
            aria-label={`Gérer ${joueur.pseudo}`}
            onClick={basculer}
          >
            Gérer
          </Bouton>
        )}
      </div>
      {ouverte && (
        <div id={panneau} role="group" aria-label={joueur.pseudo} className={styles["gestes"]}>
          <GestesJoueur vue={vue} joueur={joueur} fini={refermer} />
        </div>
      )}
    </li>
  );
}
