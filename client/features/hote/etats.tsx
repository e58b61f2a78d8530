import type { ReactElement } from "react";
import type { Vue } from "#game/schema/etat.ts";
import type { Statut } from "../../partie/connexion.ts";
import { Banniere } from "../../ui/banniere.tsx";
import { TitreCraie } from "../../ui/craie.tsx";
import styles from "./etats.module.css";

/** States that last, said as long as they do: the line is cut, or games cannot be stored. */
export function Bandeaux({
  statut,
  vue,
}: {
  readonly statut: Statut;
  readonly vue: Vue;
}): ReactElement {
  return (
    <div className={styles["bandeaux"]} role="status">
      {statut === "coupee" && (
        <Banniere ton="erreur">
          Connexion perdue. La partie reprend dès que la ligne revient…
        </Banniere>
      )}
      {statut === "en_ligne" && vue.sauvegardeEnPanne && (
        <Banniere ton="erreur">
          Le serveur ne peut plus enregistrer la partie&nbsp;: ne l’arrêtez pas.
        </Banniere>
      )}
    </div>
  );
}

/** The game stands still because the host asked; the brass button says 'Reprendre'. */
export function VoilePause(): ReactElement {
  return (
    <div className={styles["pause"]}>
      <svg
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth={7}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M15 7.500c.6 11-.5 22 .2 33M33 7c-.5 12 .6 22-.1 33.500" />
      </svg>
      <TitreCraie taille="grand" niveau={1}>
        Pause
      </TitreCraie>
      <p>Le temps d’un verre d’eau. Rien ne bouge, personne ne perd rien.</p>
    </div>
  );
}
