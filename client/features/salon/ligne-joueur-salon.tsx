import type { ReactElement } from "react";
import type { VueJoueur } from "#game/schema/etat.ts";
import { BoutonIcone } from "../../ui/bouton.tsx";
import { classes } from "../../ui/classes.ts";
import { Icone } from "../../ui/icones.tsx";
import type { Ecriture } from "../../ui/largeur-nom.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import styles from "./joueurs-salon.module.css";

interface LigneJoueurSalonProps {
  readonly joueur: VueJoueur;
  readonly ecriture: Ecriture;
  readonly absent: boolean;
  readonly retirer: (() => void) | undefined;
  readonly basculerEau: (() => void) | undefined;
}

/** One player in the salon, with what the host may do for them. */
export function LigneJoueurSalon({
  joueur,
  ecriture,
  absent,
  retirer,
  basculerEau,
}: LigneJoueurSalonProps): ReactElement {
  const { pseudo, createur, sansAlcool } = joueur;
  return (
    <li className={classes(styles["joueur"], absent && styles["absent"])}>
      {absent && <Icone nom="absent" taille="1em" libelle="Absent" />}
      {pseudo !== "" && <NomAjuste ecriture={ecriture}>{pseudo}</NomAjuste>}
      {createur && <span className={styles["createur"]}>(Créateur)</span>}
      {basculerEau !== undefined ? (
        <BoutonIcone
          icone="eau"
          nu
          aria-pressed={sansAlcool}
          className={classes(styles["bouton"], styles["eau"])}
          libelle={`Sans alcool, ${pseudo}`}
          onClick={basculerEau}
        />
      ) : (
        sansAlcool && <Icone nom="eau" taille="1.1em" libelle="Sans alcool" />
      )}
      {retirer !== undefined && (
        <BoutonIcone
          icone="croix"
          nu
          className={styles["bouton"]}
          libelle={`Retirer ${pseudo}`}
          onClick={retirer}
        />
      )}
    </li>
  );
}
