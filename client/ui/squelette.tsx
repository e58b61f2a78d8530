import type { ReactElement } from "react";
import { joinClassNames } from "./classes.ts";
import styles from "./squelette.module.css";

export interface SqueletteProps {
  /** `lignes`: a text. `titre`: one heavy line. `boite`: a card or an image. `rond`: an avatar. */
  readonly forme?: "lignes" | "titre" | "boite" | "rond" | undefined;
  /** Number of lines, for `lignes` only; default 3. */
  readonly lignes?: number | undefined;
  /** CSS lengths, for `boite` and `rond`. */
  readonly largeur?: string | undefined;
  readonly hauteur?: string | undefined;
}

/** A hatched placeholder for content that is loading; hidden from screen readers (the caller sets `aria-busy`). */
export function Squelette({
  forme = "lignes",
  lignes = 3,
  largeur,
  hauteur,
}: SqueletteProps): ReactElement {
  const nombre = forme === "lignes" ? lignes : 1;
  return (
    <span
      className={joinClassNames(styles["squelette"], styles[forme])}
      style={{ "--largeur": largeur, "--hauteur": hauteur }}
      aria-hidden="true"
    >
      {Array.from({ length: nombre }, (_, rang) => (
        <i key={rang} />
      ))}
    </span>
  );
}
