import type { ReactElement } from "react";
import { classes } from "../../ui/classes.ts";
import type { LigneFin } from "./classement.ts";
import styles from "./fin.module.css";
import { NomEntier } from "./nom-entier.tsx";

/** The three best scores: second, first, third, as steps; equal scores stand at the same height. */
export function Podium({ lignes }: { readonly lignes: readonly LigneFin[] }): ReactElement | null {
  const notes = lignes
    .flatMap(({ id, pseudo, score }) => (score === null ? [] : [{ id, pseudo, score }]))
    .slice(0, 3);
  const [or, argent, bronze] = notes;
  if (or === undefined || argent === undefined || or.score === 0) return null;
  const marches = [argent, or, bronze].filter((marche) => marche !== undefined);
  const rang = (score: number) => 1 + notes.filter((autre) => autre.score > score).length;
  return (
    <ol className={styles["podium"]} aria-label="Podium">
      {marches.map(({ id, pseudo, score }) => (
        <li
          key={id}
          className={classes(styles["marche"], rang(score) === 1 && styles["or"])}
          data-rang={rang(score)}
        >
          <NomEntier>{pseudo}</NomEntier>
          <span className={styles["bloc"]}>{score}</span>
        </li>
      ))}
    </ol>
  );
}
