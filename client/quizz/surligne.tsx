import type { ReactElement } from "react";
import { passages } from "#contracts/mots.ts";
import styles from "./surligne.module.css";

interface Props {
  readonly texte: string;
  /** Words that were searched. */
  readonly cherche: readonly string[];
}

/** A text that somebody wrote, with what was found in it marked. */
export function Surligne({ texte, cherche }: Props): ReactElement {
  if (cherche.length === 0) return <bdi>{texte}</bdi>;
  return (
    <bdi>
      {passages(texte, cherche).map((passage, rang) =>
        passage.trouve ? (
          <mark key={rang} className={styles["trouve"]}>
            {passage.texte}
          </mark>
        ) : (
          passage.texte
        ),
      )}
    </bdi>
  );
}
