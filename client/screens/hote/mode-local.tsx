import type { ReactElement } from "react";
import type { Jugement } from "#contracts/partie.ts";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import { TitreCraie } from "../../ui/craie.tsx";
import { Icone } from "../../ui/icones.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import {
  type JoueurAvecId,
  listerJoueursDontReponseCompte,
  aReponduJusteOuPrecis,
  listerJoueursAvecLigneArdoise,
  trouverJoueurPourQuiLHoteDistribue,
} from "../../scenes/hote/joueurs.ts";
import type { VerdictsParJoueur } from "./use-jugement.ts";
import { direGorgees, lireGorgeesABoire } from "../../partie/mots/gorgees.ts";
import { Bouton } from "../../ui/bouton.tsx";
import { FormulaireDistributionParLHote } from "./distribution.tsx";
import styles from "./gestes.module.css";

interface Props {
  readonly vue: Vue;
  readonly question: VueQuestion;
  readonly verdicts: VerdictsParJoueur;
  readonly poser: (joueur: string, jugement: Jugement) => void;
}

/** Number of players above which names are smaller in local mode. */
const AMPLE = 12;

/** Local mode: the host taps those who were right, and "presque" where an approximation is accepted. */
export function PanneauJugerReponsesModeLocal({
  vue,
  question,
  verdicts,
  poser,
}: Props): ReactElement {
  const joueurs = listerJoueursDontReponseCompte(vue);
  const presque = question.precis.length > 0;
  return (
    <section className={styles["panneau"]}>
      <TitreCraie>Qui avait juste&nbsp;?</TitreCraie>
      <ul
        className={styles["juges"]}
        data-taille={joueurs.length > AMPLE ? "serre" : "ample"}
        data-presque={presque}
      >
        {joueurs.map((joueur) => (
          <Juge
            key={joueur.id}
            joueur={joueur}
            verdict={verdicts[joueur.id] ?? "faux"}
            presque={presque}
            poser={(jugement) => poser(joueur.id, jugement)}
          />
        ))}
      </ul>
    </section>
  );
}

interface JugeProps {
  readonly joueur: JoueurAvecId;
  readonly verdict: Jugement;
  readonly presque: boolean;
  readonly poser: (jugement: Jugement) => void;
}

function Juge({ joueur, verdict, presque, poser }: JugeProps): ReactElement {
  const bascule = (voulu: Jugement) => () => poser(verdict === voulu ? "faux" : voulu);
  return (
    <li className={styles["juge"]} data-verdict={verdict}>
      <button
        type="button"
        className={styles["nom"]}
        aria-pressed={verdict === "juste"}
        onClick={bascule("juste")}
      >
        <span className={styles["case"]} data-coche={verdict === "juste"}>
          {verdict === "juste" && <Icone nom="coche" taille="72%" />}
        </span>
        <NomAjuste>{joueur.pseudo}</NomAjuste>
        <span className="visually-hidden"> avait juste</span>
      </button>
      {presque && (
        <button
          type="button"
          className={styles["presque"]}
          aria-label={`presque, pour ${joueur.pseudo}`}
          aria-pressed={verdict === "precis"}
          onClick={bascule("precis")}
        >
          presque
        </button>
      )}
    </li>
  );
}

/** Local mode, once judged: bonuses to hand out first, then what everyone drinks. */
export function PanneauResultatModeLocal({
  vue,
  corriger,
}: {
  readonly vue: Vue;
  readonly corriger: () => void;
}): ReactElement {
  const donneur = trouverJoueurPourQuiLHoteDistribue(vue);
  return (
    <section className={styles["panneau"]}>
      {donneur === undefined ? (
        <ul
          className={styles["resultats"]}
          data-taille={listerJoueursAvecLigneArdoise(vue).length > 10 ? "serre" : "ample"}
        >
          {listerJoueursAvecLigneArdoise(vue).map((joueur) => (
            <Resultat key={joueur.id} joueur={joueur} />
          ))}
        </ul>
      ) : (
        <FormulaireDistributionParLHote
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

function Resultat({ joueur }: { readonly joueur: JoueurAvecId }): ReactElement {
  const n = lireGorgeesABoire(joueur.aBoire);
  const boit = n > 0;
  return (
    <li className={styles["resultat"]} data-boit={boit}>
      <span className={styles["case"]} data-coche={aReponduJusteOuPrecis(joueur)}>
        {aReponduJusteOuPrecis(joueur) && <Icone nom="coche" taille="72%" libelle="Juste" />}
      </span>
      <NomAjuste>{joueur.pseudo}</NomAjuste>
      <span className={styles["dette"]}>
        {boit ? `boit ${direGorgees(n, joueur.sansAlcool)}` : "ne boit pas"}
      </span>
    </li>
  );
}
