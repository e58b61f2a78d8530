import type { ReactElement } from "react";
import type { LigneArdoise } from "./ardoise.tsx";
import { classes } from "../../ui/classes.ts";
import { TitreCraie } from "../../ui/craie.tsx";
import { Icone } from "../../ui/icones.tsx";
import { SansAlcool } from "../../ui/sans-alcool.tsx";
import { CompteurCache } from "./ligne-ardoise.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import styles from "./ardoise-foule.module.css";

export interface ArdoiseFouleProps {
  readonly titre: string;
  readonly lignes: readonly LigneArdoise[];
}

/** Lines of the tallest column that can still be read; there are at most three columns. */
const RANGS = 20;
const PLACES = (RANGS + 1) * 3;

/**
 * The slate of a crowd, up to 63 lines in columns: a mark, the name, the number. Beyond, the rest is counted. On the
 * host's slate the names are printed: whole, and readable at 3 m, which the school hand is not at that size.
 */
export function ArdoiseFoule({ titre, lignes }: ArdoiseFouleProps): ReactElement {
  const imprime = lignes.length > RANGS;
  const montrees = lignes.length > PLACES ? lignes.slice(0, PLACES - 1) : lignes;
  const colonnes = Math.min(3, Math.ceil(lignes.length / RANGS));
  const rangs = Math.ceil(Math.min(lignes.length, PLACES) / colonnes);
  return (
    <section className={styles["foule"]} aria-label={titre}>
      <TitreCraie souligne>{titre}</TitreCraie>
      <ul
        className={styles["lignes"]}
        data-colonnes={colonnes}
        data-serre={rangs > 14}
        style={{ "--rangs": rangs }}
      >
        {montrees.map((ligne) => (
          <Ligne key={ligne.cle} ligne={ligne} imprime={imprime} />
        ))}
        {montrees.length < lignes.length && (
          <li className={styles["autres"]}>et {lignes.length - montrees.length} autres</li>
        )}
      </ul>
    </section>
  );
}

interface LigneProps {
  readonly ligne: LigneArdoise;
  readonly imprime: boolean;
}

function Ligne({ ligne, imprime }: LigneProps): ReactElement {
  return (
    <li
      className={classes(
        styles["ligne"],
        (ligne.absent === true || ligne.parti === true) && styles["absent"],
        ligne.gain !== undefined && styles["gagne"],
      )}
    >
      <Marque ligne={ligne} />
      <NomAjuste ecriture={imprime ? "imprime" : "craie"}>{ligne.nom}</NomAjuste>
      {ligne.parti === true && <small className={styles["parti"]}>parti·e</small>}
      {ligne.eau === true && <SansAlcool taille="1em" />}
      {ligne.gain !== undefined && <span className={styles["gain"]}>{ligne.gain}</span>}
      <span className={styles["nombre"]}>
        {ligne.masque === true ? <CompteurCache /> : ligne.n}
      </span>
    </li>
  );
}

function Marque({ ligne }: { readonly ligne: LigneArdoise }): ReactElement | null {
  if (ligne.absent === true) return <Icone nom="absent" taille="1em" libelle="Hors ligne" />;
  if (ligne.coche === undefined) return null;
  return (
    <span
      className={classes(styles["coche"], ligne.coche && styles["oui"])}
      role="img"
      aria-label={ligne.coche ? "A répondu" : "N’a pas encore répondu"}
    >
      {ligne.coche && <Icone nom="coche" taille="72%" />}
    </span>
  );
}
