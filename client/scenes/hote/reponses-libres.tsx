import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { Icone } from "../../ui/icones.tsx";
import type { Typeface } from "../../ui/name-width.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import {
  aReponduJusteOuPrecis,
  direNombreDeLettresFausses,
  type JoueurAvecId,
  listerJoueursDontReponseCompte,
} from "./joueurs.ts";
import {
  hasRevealReached,
  delayBetweenItemsOfBeatMs,
  type RevealMoment,
} from "../timeline/timeline.ts";
import { useRevealMoment } from "../timeline/use-reveal.ts";
import { Bouton } from "../../ui/bouton.tsx";
import styles from "./reponses-libres.module.css";

/** Most answers that are set large; more go into three columns of one line each. */
const SERRE = 8;
/** Most answers in sight; of more, the list scrolls and its last visible rows fade. */
const EN_VUE = 21;

/** Whether there are so many answers that each is set on one line, in three columns. */
export const estRevelationAvecFouleDeReponses = (vue: Vue): boolean =>
  listerJoueursDontReponseCompte(vue).length > SERRE;

/** Each player's own words; one tap accepts what the game refused, or the reverse: decisions-jeu. */
export function ReponsesTapeesAJuger({
  vue,
  juger,
}: {
  readonly vue: Vue;
  readonly juger: (joueur: string, jugement: VerdictDeLHote) => void;
}): ReactElement {
  const moment = useRevealMoment();
  const joueurs = listerJoueursDontReponseCompte(vue).filter(({ jugement }) => jugement !== "");
  const faux = joueurs.filter((joueur) => !aReponduJusteOuPrecis(joueur));
  const taille = joueurs.length <= 6 ? "ample" : joueurs.length <= SERRE ? "serre" : "foule";
  return (
    <ul
      className={styles["libres"]}
      data-temps={moment.temps}
      data-suite={joueurs.length > EN_VUE}
      data-taille={taille}
    >
      {joueurs.map((joueur, rang) => (
        <Libre
          key={joueur.id}
          joueur={joueur}
          ecriture={taille === "foule" ? "etroite" : "craie"}
          moment={moment}
          delaiMs={
            moment.temps === "vidage"
              ? Math.max(0, faux.indexOf(joueur)) * delayBetweenItemsOfBeatMs("verre", faux.length)
              : rang * delayBetweenItemsOfBeatMs("nom", joueurs.length)
          }
          juger={juger}
        />
      ))}
    </ul>
  );
}

interface LibreProps {
  readonly joueur: JoueurAvecId;
  readonly ecriture: Typeface;
  readonly moment: RevealMoment;
  /** Delay within the beat. */
  readonly delaiMs: number;
  readonly juger: (joueur: string, jugement: VerdictDeLHote) => void;
}

function Libre({ joueur, ecriture, moment, delaiMs, juger }: LibreProps): ReactElement {
  const juste = aReponduJusteOuPrecis(joueur);
  const dit = hasRevealReached(moment, juste ? "verdict" : "vidage");
  const texte = joueur.reponse[0] ?? "";
  return (
    <li
      className={styles["libre"]}
      data-juste={dit && juste}
      data-faux={dit && !juste}
      style={{ "--delai": `${String(delaiMs)}ms` }}
    >
      <span className={styles["verdict"]}>
        {dit && (
          <Icone
            nom={juste ? "coche" : "croix"}
            taille="68%"
            libelle={juste ? "Accepté" : "Refusé"}
          />
        )}
      </span>
      <span className={styles["dit"]}>
        <span className={styles["qui"]}>
          <NomAjuste ecriture={ecriture}>{joueur.pseudo}</NomAjuste>
          {dit && joueur.fautes > 0 && (
            <small className={styles["pres"]}>
              <span className={styles["mots"]}>{direNombreDeLettresFausses(joueur.fautes)}</span>
            </small>
          )}
        </span>
        {hasRevealReached(moment, "noms") &&
          (texte === "" ? (
            <i>sans réponse</i>
          ) : (
            <span className={styles["ecrit"]} title={texte}>
              {texte}
            </span>
          ))}
      </span>
      {texte !== "" && hasRevealReached(moment, "dit") && (
        <BoutonInverserVerdict joueur={joueur} juger={juger} />
      )}
    </li>
  );
}

/** The verdict that a tap gives. */
export type VerdictDeLHote = "juste" | "faux";

/** The button that accepts what the game refused, or the reverse: decisions-jeu. */
export function BoutonInverserVerdict({
  joueur,
  juger,
}: {
  readonly joueur: JoueurAvecId;
  readonly juger: (joueur: string, verdict: VerdictDeLHote) => void;
}): ReactElement {
  const juste = aReponduJusteOuPrecis(joueur);
  return (
    <Bouton
      variante="contour"
      className={styles["tap"]}
      onClick={() => juger(joueur.id, juste ? "faux" : "juste")}
    >
      <span className={styles["signe"]}>
        <Icone nom={juste ? "croix" : "coche"} taille="1.2em" />
      </span>
      <span className={styles["mot"]}>{juste ? "Refuser" : "Accepter"}</span>
      <span className="visually-hidden"> la réponse de {joueur.pseudo}</span>
    </Bouton>
  );
}
