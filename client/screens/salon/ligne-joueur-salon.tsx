import type { ReactElement } from "react";
import type { VueJoueur } from "#game/schema/etat.ts";
import { BockDe } from "../../partie/dessins/bock-de.tsx";
import { BoutonIcone } from "../../ui/bouton.tsx";
import { classes } from "../../ui/classes.ts";
import { Icone } from "../../ui/icones.tsx";
import type { Ecriture } from "../../ui/largeur-nom.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { useCompact } from "../../ui/use-compact.ts";
import { EffacerDessin } from "./comptoir/effacer-dessin.tsx";
import styles from "./joueurs-salon.module.css";

interface LigneJoueurSalonProps {
  readonly id: string;
  /** Room for their mat. */
  readonly avecBock: boolean;
  readonly joueur: VueJoueur;
  readonly ecriture: Ecriture;
  readonly absent: boolean;
  readonly retirer: (() => void) | undefined;
  readonly basculerEau: (() => void) | undefined;
}

/** One player in the salon, with what the host may do for them. */
export function LigneJoueurSalon({
  id,
  avecBock,
  joueur,
  ecriture,
  absent,
  retirer,
  basculerEau,
}: LigneJoueurSalonProps): ReactElement {
  const { pseudo, createur, sansAlcool, dessin } = joueur;
  // elsewhere drawings are wiped on the counter
  const compact = useCompact();
  return (
    <li
      className={classes(styles["joueur"], absent && styles["absent"])}
      data-anonyme={pseudo === ""}
    >
      {avecBock && pseudo !== "" && (
        <BockDe pseudo={pseudo} dessin={dessin} taille="var(--bock-ligne)" plat />
      )}
      {absent && <Icone nom="absent" taille="1em" libelle="Hors ligne" />}
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
      {compact && dessin > 0 && (
        <EffacerDessin joueur={id} numero={dessin} pseudo={pseudo} className={styles["bouton"]} />
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
