import type { ReactElement } from "react";
import { classes } from "./classes.ts";
import styles from "./champ.module.css";
import { Icone } from "./icones.tsx";

export interface ErreurChampProps {
  /** For `aria-describedby` of the field. */
  readonly id: string;
  /** French sentence; without one, an empty line that takes no room. */
  readonly texte: string | undefined;
  /** Read as soon as it appears. */
  readonly alerte?: boolean | undefined;
  readonly className?: string | undefined;
}

/** What is wrong with a field, under it. */
export function ErreurChamp({
  id,
  texte,
  alerte = false,
  className,
}: ErreurChampProps): ReactElement {
  return (
    <p id={id} role={alerte ? "alert" : undefined} className={classes(styles["erreur"], className)}>
      {texte !== undefined && (
        <>
          <Icone nom="attention" taille="1.15em" />
          <span>{texte}</span>
        </>
      )}
    </p>
  );
}
