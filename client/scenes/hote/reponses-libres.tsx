import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { Icone } from "../../ui/icones.tsx";
import type { Typeface } from "../../ui/name-width.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { aJuste, aLettresPres, type JoueurNomme, participants } from "./joueurs.ts";
import { aCommence, entreDeux, type RevealMoment } from "../timeline/timeline.ts";
import { useRevealMoment } from "../timeline/use-reveal.ts";
import { Bouton } from "../../ui/bouton.tsx";
import styles from "./reponses-libres.module.css";

/** Up to so many answers have the room of two columns each. */
const SERRE = 8;
/** Beyond so many, the list scrolls and its last visible rows fade. */
const EN_VUE = 21;

/** Whether there are so many answers that each has one line, so that all are visible. */
export const estFoule = (vue: Vue): boolean => participants(vue).length > SERRE;

/** Each player's own words; one tap accepts what the game refused, or the reverse: decisions-jeu. */
export function ReponsesLibres({
  vue,
  juger,
}: {
  readonly vue: Vue;
  readonly juger: (joueur: string, jugement: MotDeLHote) => void;
}): ReactElement {
  const moment = useRevealMoment();
  const joueurs = participants(vue).filter(({ jugement }) => jugement !== "");
  const faux = joueurs.filter((joueur) => !aJuste(joueur));
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
              ? Math.max(0, faux.indexOf(joueur)) * entreDeux("verre", faux.length)
              : rang * entreDeux("nom", joueurs.length)
          }
          juger={juger}
        />
      ))}
    </ul>
  );
}

interface LibreProps {
  readonly joueur: JoueurNomme;
  readonly ecriture: Typeface;
  readonly moment: RevealMoment;
  /** Delay within the beat. */
  readonly delaiMs: number;
  readonly juger: (joueur: string, jugement: MotDeLHote) => void;
}

function Libre({ joueur, ecriture, moment, delaiMs, juger }: LibreProps): ReactElement {
  const juste = aJuste(joueur);
  const dit = aCommence(moment, juste ? "verdict" : "vidage");
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
              <span className={styles["mots"]}>{aLettresPres(joueur.fautes)}</span>
            </small>
          )}
        </span>
        {aCommence(moment, "noms") &&
          (texte === "" ? (
            <i>sans réponse</i>
          ) : (
            <span className={styles["ecrit"]} title={texte}>
              {texte}
            </span>
          ))}
      </span>
      {texte !== "" && aCommence(moment, "dit") && <DernierMot joueur={joueur} juger={juger} />}
    </li>
  );
}

/** The verdict that a tap gives. */
export type MotDeLHote = "juste" | "faux";

/** The button that accepts what the game refused, or the reverse: decisions-jeu. */
export function DernierMot({
  joueur,
  juger,
}: {
  readonly joueur: JoueurNomme;
  readonly juger: (joueur: string, verdict: MotDeLHote) => void;
}): ReactElement {
  const juste = aJuste(joueur);
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
