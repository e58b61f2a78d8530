import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { gorgees, gorgeesABoire } from "../../partie/mots/gorgees.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { Icone } from "../../ui/icones.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { DistributionLocale } from "./distribution-locale.tsx";
import { aJuste, buveurs, type JoueurNomme, quiDistribue } from "../../scenes/hote/joueurs.ts";
import styles from "./local.module.css";

/** Local mode, once judged: bonuses to hand out first, then what everyone drinks. */
export function ResultatLocal({
  vue,
  corriger,
}: {
  readonly vue: Vue;
  readonly corriger: () => void;
}): ReactElement {
  const donneur = quiDistribue(vue);
  return (
    <section className={styles["panneau"]}>
      {donneur === undefined ? (
        <ul
          className={styles["resultats"]}
          data-taille={buveurs(vue).length > 10 ? "serre" : "ample"}
        >
          {buveurs(vue).map((joueur) => (
            <Resultat key={joueur.id} joueur={joueur} />
          ))}
        </ul>
      ) : (
        <DistributionLocale
          key={`${donneur.id} ${String(donneur.reste)}`}
          vue={vue}
          donneur={donneur}
        />
      )}
      <Bouton variante="discret" icone="retour" className={styles["corriger"]} onClick={corriger}>
        Corriger qui avait juste
      </Bouton>
    </section>
  );
}

function Resultat({ joueur }: { readonly joueur: JoueurNomme }): ReactElement {
  const n = gorgeesABoire(joueur.aBoire);
  const boit = n > 0;
  return (
    <li className={styles["resultat"]} data-boit={boit}>
      <span className={styles["case"]} data-coche={aJuste(joueur)}>
        {aJuste(joueur) && <Icone nom="coche" taille="72%" libelle="Juste" />}
      </span>
      <NomAjuste>{joueur.pseudo}</NomAjuste>
      <span className={styles["dette"]}>
        {boit ? `boit ${gorgees(n, joueur.sansAlcool)}` : "ne boit pas"}
      </span>
    </li>
  );
}
