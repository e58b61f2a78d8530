import type { ReactElement } from "react";
import { Banniere } from "../ui/banniere.tsx";
import styles from "./bandeaux-hote.module.css";
import type { Statut } from "./line/connection.ts";

export interface BandeauxHoteProps {
  readonly statut: Statut;
  /** The server cannot store the games any more. */
  readonly enPanne: boolean;
  /** What the line's return brings back. */
  readonly attente: string;
  /** In the title bar, where they cover nothing; by default over the screen, near its foot. */
  readonly place?: "entete" | "devant" | undefined;
}

/** States that last, said as long as they do on the host's screens: the line is cut, or games cannot be stored. */
export function BandeauxHote({
  statut,
  enPanne,
  attente,
  place = "devant",
}: BandeauxHoteProps): ReactElement {
  return (
    <div className={styles["bandeaux"]} data-place={place} role="status">
      {statut === "coupee" && <Banniere ton="erreur">Connexion perdue. {attente}</Banniere>}
      {statut === "en_ligne" && enPanne && (
        <Banniere ton="erreur">
          Le serveur ne peut plus enregistrer la partie&nbsp;: ne l’arrêtez pas.
        </Banniere>
      )}
    </div>
  );
}
