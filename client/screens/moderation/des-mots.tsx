import type { ReactElement } from "react";
import { insecables } from "../../ui/insecables.ts";
import styles from "./contenu-signale.module.css";
import { marquer } from "./marquer.ts";

/** What somebody wrote, with the unwanted words marked. */
export function DesMots({
  texte,
  mots,
}: {
  readonly texte: string;
  readonly mots: readonly string[];
}): ReactElement {
  return (
    <bdi>
      {marquer(texte, mots).map((morceau, rang) =>
        morceau.trouve ? (
          <mark key={rang} className={styles["mot"]}>
            {morceau.texte}
          </mark>
        ) : (
          insecables(morceau.texte)
        ),
      )}
    </bdi>
  );
}
