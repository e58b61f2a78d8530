import type { ReactElement, ReactNode } from "react";
import styles from "./ardoise.module.css";
import { Batons } from "../../ui/batons.tsx";
import { classes } from "../../ui/classes.ts";
import { Icone } from "../../ui/icones.tsx";
import { SansAlcool } from "../../ui/sans-alcool.tsx";
import type { Ecriture } from "../../ui/largeur-nom.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";

/** One line of the slate. */
export interface LigneArdoise {
  readonly cle: string;
  readonly nom: string;
  readonly n: number;
  /** Their mat, small. */
  readonly bock?: ReactNode;
  /** How many of them are told right now: in brass, drawn quickly. */
  readonly neufs?: number | undefined;
  /** Answered or not; without it there is no mark. */
  readonly coche?: boolean | undefined;
  /** Away: faded, with a clock. */
  readonly absent?: boolean | undefined;
  /** Gone: faded, and said so. */
  readonly parti?: boolean | undefined;
  /** Drinks water. */
  readonly eau?: boolean | undefined;
  /** Counter hidden (the guessing game): a question mark instead of marks and number. */
  readonly masque?: boolean | undefined;
  /** What was just earned, e.g. “+3”. */
  readonly gain?: ReactNode;
}

interface LigneProps {
  readonly ligne: LigneArdoise;
  readonly sansCompte: boolean;
  readonly hauteur: number;
  readonly largeurMax: number;
  readonly ecriture: Ecriture;
  /** In half a column the name has its line for itself. */
  readonly enBas: boolean;
}

/** Name, marks and number of one player. */
export function LigneJoueur({
  ligne,
  sansCompte,
  hauteur,
  largeurMax,
  ecriture,
  enBas,
}: LigneProps): ReactElement {
  return (
    <>
      <span className={styles["tete"]}>
        {!enBas && ligne.bock}
        {!enBas && <Marque ligne={ligne} />}
        <NomAjuste ecriture={ecriture}>{ligne.nom}</NomAjuste>
        {ligne.parti === true && <small className={styles["parti"]}>parti·e</small>}
        {ligne.eau === true && <SansAlcool taille="0.95em" />}
      </span>
      {!sansCompte && (
        <span className={styles["batons"]} style={{ minHeight: `${String(hauteur)}rem` }}>
          {enBas && ligne.bock}
          {enBas && <Marque ligne={ligne} />}
          {ligne.masque !== true && (
            <Batons
              n={ligne.n}
              neufs={ligne.neufs}
              hauteur={hauteur}
              largeurMax={largeurMax}
              couleur={ligne.eau === true ? "var(--eau)" : undefined}
            />
          )}
        </span>
      )}
      {ligne.gain !== undefined && <span className={styles["gain"]}>{ligne.gain}</span>}
      {!sansCompte && (
        <span className={styles["nombre"]}>
          {ligne.masque === true ? <CompteurCache /> : ligne.n}
        </span>
      )}
    </>
  );
}

function Marque({ ligne }: { readonly ligne: LigneArdoise }): ReactElement | null {
  if (ligne.absent === true) return <Icone nom="absent" taille="1em" libelle="Hors ligne" />;
  return ligne.coche === undefined ? null : <Coche coche={ligne.coche} />;
}

/** A counter that nobody may see: a question mark, by hand. */
export function CompteurCache(): ReactElement {
  return (
    <span className={styles["inconnu"]} role="img" aria-label="compteur caché">
      ?
    </span>
  );
}

function Coche({ coche }: { readonly coche: boolean }): ReactElement {
  return (
    <span
      className={classes(styles["coche"], coche && styles["oui"])}
      role="img"
      aria-label={coche ? "A répondu" : "N’a pas encore répondu"}
    >
      {coche && <Icone nom="coche" taille="70%" />}
    </span>
  );
}
