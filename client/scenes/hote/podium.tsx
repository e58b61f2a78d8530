import type { ReactElement } from "react";
import { classes } from "../../ui/classes.ts";
import { type LigneFin, podium } from "./classement.ts";
import styles from "./podium.module.css";
import { enumerer } from "./joueurs.ts";
import { NomEntier } from "./nom-entier.tsx";

/** Names that a step has room for. */
const NOMS_MAX = 4;
/** Second, first, third: as steps stand. */
const PLACE: Readonly<Record<number, number>> = { 2: 0, 1: 1, 3: 2 };

/** The three best places, as steps; those who share one stand on it together. */
export function Podium({ lignes }: { readonly lignes: readonly LigneFin[] }): ReactElement | null {
  const marches = podium(lignes);
  if (marches.length === 0) return null;
  const debout = marches.sort((a, b) => (PLACE[a.rang] ?? 0) - (PLACE[b.rang] ?? 0));
  return (
    <ol className={styles["podium"]} aria-label="Podium">
      {debout.map(({ rang, score, pseudos }) => (
        <li
          key={rang}
          className={classes(styles["marche"], rang === 1 && styles["or"])}
          data-rang={rang}
        >
          <NomEntier>{enumerer(pseudos, NOMS_MAX)}</NomEntier>
          <span className={styles["bloc"]}>{score}</span>
        </li>
      ))}
    </ol>
  );
}
