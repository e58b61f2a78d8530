import type { ReactElement } from "react";
import { classes } from "./classes.ts";
import styles from "./squelette.module.css";

export interface SqueletteProps {
  /** `lignes`: text to come. `titre`: one heavy line. `boite`: a card or an image. `rond`: an avatar. */
  readonly forme?: "lignes" | "titre" | "boite" | "rond" | undefined;
  /** How many lines, default 3 (`lignes` only). */
  readonly lignes?: number | undefined;
  /** CSS lengths, for `boite` and `rond`. */
  readonly largeur?: string | undefined;
  readonly hauteur?: string | undefined;
}

/** A place kept for what is loading, as light hatching; hidden from screen readers (the caller sets `aria-busy`). */
export function Squelette({
  forme = "lignes",
  lignes = 3,
  largeur,
  hauteur,
}: SqueletteProps): ReactElement {
  const nombre = forme === "lignes" ? lignes : 1;
  return (
    <span
      className={classes(styles["squelette"], styles[forme])}
      style={{ "--largeur": largeur, "--hauteur": hauteur }}
      aria-hidden="true"
    >
      {Array.from({ length: nombre }, (_, rang) => (
        <i key={rang} />
      ))}
    </span>
  );
}
