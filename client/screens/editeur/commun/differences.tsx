import type { ReactElement } from "react";
import type { Difference } from "../../../document/comparer.ts";
import { Autrui } from "../../../ui/autrui.tsx";
import { direDifference } from "./dire-difference.ts";
import styles from "./differences.module.css";

/** What differs, line by line: what it was is struck out, what it is comes after. */
export function Differences({
  differences,
}: {
  readonly differences: readonly Difference[];
}): ReactElement {
  return (
    <ul className={styles["differences"]}>
      {differences.map((une, rang) => {
        const { titre, texte, changes } = direDifference(une);
        return (
          <li key={rang} data-nom={une.nom}>
            <b>{titre}</b>
            {texte !== "" && (
              <span className={styles["texte"]}>
                <Autrui>{texte}</Autrui>
              </span>
            )}
            {changes.map(({ nom, avant, apres }) => (
              <p key={nom}>
                <span>{nom}&nbsp;: </span>
                <del>
                  <span className="visually-hidden">avant, </span>
                  <Autrui>{avant}</Autrui>
                </del>{" "}
                <ins>
                  <span className="visually-hidden">après, </span>
                  <Autrui>{apres}</Autrui>
                </ins>
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
