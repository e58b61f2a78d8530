import { type ReactElement, useState } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import type { Vue } from "#game/schema/etat.ts";
import { gorgees } from "../../partie/gorgees.ts";
import { Bouton, BoutonIcone } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { buveurs, estAbsent, estLocale, type JoueurNomme, pseudoDe } from "./joueurs.ts";
import styles from "./menu.module.css";
import { SaisieGorgees } from "./saisie-gorgees.tsx";
import { useAgir } from "../../partie/use-agir.ts";

/** Every line of the ardoise with its − and +, the last line to undo, and the door. */
export function MenuJoueurs({ vue }: { readonly vue: Vue }): ReactElement {
  const [sortie, setSortie] = useState("");
  return (
    <>
      <DerniereLigne vue={vue} />
      <ul className={styles["joueurs"]}>
        {buveurs(vue).map((joueur) => (
          <li key={joueur.id} className={styles["joueur"]}>
            {sortie === joueur.id ? (
              <Sortie vue={vue} joueur={joueur} fini={() => setSortie("")} />
            ) : (
              <Ligne vue={vue} joueur={joueur} sortir={() => setSortie(joueur.id)} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface LigneProps {
  readonly vue: Vue;
  readonly joueur: JoueurNomme;
  readonly sortir: () => void;
}

function Ligne({ vue, joueur, sortir }: LigneProps): ReactElement {
  const createur = joueur.id === CLE_CREATEUR;
  return (
    <>
      <span className={styles["qui"]} data-absent={estAbsent(vue, joueur)}>
        <NomCraie coupe>{joueur.pseudo}</NomCraie>
        {createur && <small>(Créateur)</small>}
        {estAbsent(vue, joueur) && <small>absent</small>}
      </span>
      <SaisieGorgees joueur={joueur} />
      {createur ? (
        <span className={styles["vide"]} />
      ) : (
        <BoutonIcone icone="croix" nu libelle={`Retirer ${joueur.pseudo}`} onClick={sortir} />
      )}
    </>
  );
}

function Sortie({
  vue,
  joueur,
  fini,
}: {
  readonly vue: Vue;
  readonly joueur: JoueurNomme;
  readonly fini: () => void;
}): ReactElement {
  const agir = useAgir();
  return (
    <>
      <span className={styles["question"]}>
        Retirer <NomCraie>{joueur.pseudo}</NomCraie>&nbsp;?
        {!estLocale(vue) && " Pas de retour possible dans cette room."}
      </span>
      <Bouton variante="contour" onClick={fini}>
        Annuler
      </Bouton>
      <Bouton
        variante="danger"
        onClick={() => {
          void agir({ type: "supprimerJoueur", joueur: joueur.id });
          fini();
        }}
      >
        Retirer
      </Bouton>
    </>
  );
}

const MOTIFS: Readonly<Record<string, string>> = {
  question: "pour la question",
  createur: "pour le créateur",
  imprevu: "pour l’imprévu",
  main: "à la main",
  correction: "après correction",
};

function DerniereLigne({ vue }: { readonly vue: Vue }): ReactElement {
  const agir = useAgir();
  const ligne = vue.derniereLigne;
  if (ligne === undefined)
    return <p className={styles["derniere"]}>L’ardoise est encore vierge.</p>;
  const signe = ligne.gorgees > 0 ? "+" : "−";
  const motif =
    ligne.motif === "cadeau"
      ? `un cadeau de ${pseudoDe(vue, ligne.de)}`
      : (MOTIFS[ligne.motif] ?? "");
  return (
    <div className={styles["derniere"]}>
      <p>
        Dernière ligne&nbsp;: <NomCraie>{pseudoDe(vue, ligne.qui)}</NomCraie> {signe}
        {gorgees(Math.abs(ligne.gorgees))}, {motif}
      </p>
      <Bouton
        variante="contour"
        icone="retour"
        onClick={() => void agir({ type: "annulerLigne", ligne: ligne.id })}
      >
        Annuler la dernière ligne
      </Bouton>
    </div>
  );
}
