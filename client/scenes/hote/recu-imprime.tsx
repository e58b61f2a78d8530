import { TexteAvecOrdinaux } from "../../ui/typographie.tsx";
import type { ReactElement } from "react";
import {
  type LigneDeRecu,
  composerLignesImprimeesDuRecu,
  totalDesGorgeesDeLaPartie,
} from "../recu.ts";
import type { VueFin } from "#game/schema/etat.ts";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import styles from "./recu-imprime.module.css";

interface Props {
  readonly fin: VueFin;
  /** The code of the room, and the date of the evening. */
  readonly code: string;
  readonly date: string;
  readonly imprimees: number;
  /** Whether the total is printed too. */
  readonly totalImprime: boolean;
  /** Whether the receipt falls out of sight, as the drum rolls. */
  readonly tombe: boolean;
}

/** The till and its receipt, as far as it is printed. Each piece of paper slides out from under the one before. */
export function RecuImprime({
  fin,
  code,
  date,
  imprimees,
  totalImprime,
  tombe,
}: Props): ReactElement {
  const lignes = composerLignesImprimeesDuRecu(fin);
  // style that stacks a piece of paper under the piece before it
  const dessous = (rang: number) => ({ zIndex: lignes.length + 1 - rang });
  return (
    <section
      className={styles["recu"]}
      aria-label="Le ticket de caisse"
      data-tombe={tombe}
      data-serre={lignes.length > 4}
    >
      <div className={styles["caisse"]} aria-hidden="true" />
      <div className={styles["sortie"]}>
        <div className={styles["papier"]}>
          <header className={styles["piece"]} style={dessous(-1)}>
            <p className={styles["titre"]}>L’ADDITION</p>
            <p className={styles["date"]}>
              {date} · table {code}
            </p>
          </header>
          <ul>
            {lignes.slice(0, imprimees).map((ligne, rang) => (
              <Ligne key={ligne.nom} ligne={ligne} style={dessous(rang)} />
            ))}
          </ul>
          {totalImprime && (
            <p className={styles["total"]} style={dessous(lignes.length)}>
              <span>GORGÉES SERVIES</span> <b>{totalDesGorgeesDeLaPartie(fin)}</b>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function Ligne({
  ligne: { libelle, objet, long, fait },
  style,
}: {
  readonly ligne: LigneDeRecu;
  readonly style: { readonly zIndex: number };
}): ReactElement {
  return (
    <li className={styles["piece"]} style={style}>
      <div className={styles["ligne"]}>
        <span className={styles["libelle"]}>{libelle}</span>{" "}
        <span className={styles["objet"]} data-long={long}>
          {long ? <span>{objet}</span> : <NomAjuste>{objet}</NomAjuste>}
        </span>{" "}
        <b>
          <TexteAvecOrdinaux>{fait}</TexteAvecOrdinaux>
        </b>
      </div>
    </li>
  );
}
