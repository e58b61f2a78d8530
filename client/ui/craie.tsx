import type { ReactElement, ReactNode } from "react";
import { joinClassNames } from "./classes.ts";
import styles from "./craie.module.css";

export interface TitreCraieProps {
  readonly children: ReactNode;
  /** Heading level; default 2. */
  readonly niveau?: 1 | 2 | 3 | undefined;
  /** Whether a chalk line runs under the whole width. */
  readonly souligne?: boolean | undefined;
  /** `titre` by default; `grand` for a screen with a single message. */
  readonly taille?: "titre" | "grand" | undefined;
  /** CSS colour; default the chalk. */
  readonly couleur?: string | undefined;
}

const BALISES = { 1: "h1", 2: "h2", 3: "h3" } satisfies Record<1 | 2 | 3, "h1" | "h2" | "h3">;

/** A heading of the slate, in the school handwriting. */
export function TitreCraie({
  children,
  niveau = 2,
  souligne = false,
  taille = "titre",
  couleur,
}: TitreCraieProps): ReactElement {
  const Balise = BALISES[niveau];
  return (
    <Balise
      className={joinClassNames(styles["titre"], styles[taille], souligne && styles["souligne"])}
      style={couleur === undefined ? undefined : { color: couleur }}
    >
      <span className={styles["main"]}>{children}</span>
    </Balise>
  );
}

export interface NomCraieProps {
  readonly children: ReactNode;
  /** Whether a brass line runs under it, for a player named inside a sentence. */
  readonly souligne?: boolean | undefined;
  /** Whether it stays on one line, cut with an ellipsis. */
  readonly coupe?: boolean | undefined;
}

/** A name in the school handwriting, in the size of the text around it. */
export function NomCraie({
  children,
  souligne = false,
  coupe = false,
}: NomCraieProps): ReactElement {
  return (
    <span
      className={joinClassNames(
        styles["nom"],
        souligne && styles["nom-souligne"],
        coupe && styles["coupe"],
      )}
    >
      {children}
    </span>
  );
}
