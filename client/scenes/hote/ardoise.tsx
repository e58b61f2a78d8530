import type { ReactElement } from "react";
import styles from "./ardoise.module.css";
import { classes } from "../../ui/classes.ts";
import { TitreCraie } from "../../ui/craie.tsx";
import { type Ecriture, ecritureQuiTient } from "../../ui/largeur-nom.ts";
import { LigneJoueur, type LigneArdoise } from "./ligne-ardoise.tsx";

export type { LigneArdoise } from "./ligne-ardoise.tsx";

export interface ArdoiseProps {
  readonly titre: string;
  readonly lignes: readonly LigneArdoise[];
  /** Names only, before the game starts. */
  readonly sansCompte?: boolean | undefined;
  /** Makes each line a button, e.g. to correct its count. */
  readonly onChoisir?: ((cle: string) => void) | undefined;
}

interface Mesures {
  readonly classe: "ample" | "serre" | "double";
  /** Tally height and widest tally, in rem. */
  readonly hauteur: number;
  readonly largeurMax: number;
  /** A crowd's names are printed: the school hand is too wide to be read at 3 m in half a column. */
  readonly ecriture: Ecriture;
}

/** What a name has beside its mat, its gain and its number, in em. */
const PLACE_SERREE = 7.5;

/** More lines than this stand in two columns. */
export const UNE_COLONNE = 10;

/** Roomy up to 7 lines, tighter up to 10, two columns above (20 fit, in a frame that has 2 `colonnes`). */
function mesures(nombre: number): Mesures {
  if (nombre <= 7) return { classe: "ample", hauteur: 2.1, largeurMax: 19.5, ecriture: "craie" };
  if (nombre <= UNE_COLONNE)
    return { classe: "serre", hauteur: 1.35, largeurMax: 19.5, ecriture: "craie" };
  return { classe: "double", hauteur: 1.4, largeurMax: 8, ecriture: "etroite" };
}

/** The slate of the host screen: who, tally marks, number. Made for the right column of `CadreArdoise` (26 rem of room). */
export function Ardoise({
  titre,
  lignes,
  sansCompte = false,
  onChoisir,
}: ArdoiseProps): ReactElement {
  const { classe, hauteur, largeurMax, ecriture } = mesures(lignes.length);
  return (
    <section className={styles["ardoise"]} aria-label={titre}>
      <TitreCraie souligne>{titre}</TitreCraie>
      <ul
        className={classes(styles["lignes"], styles[classe], sansCompte && styles["noms"])}
        style={{ "--rangs": classe === "double" ? Math.ceil(lignes.length / 2) : lignes.length }}
      >
        {lignes.map((ligne) => {
          const contenu = (
            <LigneJoueur
              ligne={ligne}
              sansCompte={sansCompte}
              hauteur={hauteur}
              largeurMax={largeurMax}
              ecriture={classe === "serre" ? ecritureQuiTient(ligne.nom, PLACE_SERREE) : ecriture}
              enBas={classe === "double" && !sansCompte}
            />
          );
          return (
            <li
              key={ligne.cle}
              className={classes(
                styles["ligne"],
                (ligne.absent === true || ligne.parti === true) && styles["absent"],
              )}
            >
              {onChoisir === undefined ? (
                <span className={styles["interieur"]}>{contenu}</span>
              ) : (
                <button
                  type="button"
                  className={styles["interieur"]}
                  onClick={() => {
                    onChoisir(ligne.cle);
                  }}
                >
                  {contenu}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
