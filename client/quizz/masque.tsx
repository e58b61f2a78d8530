import type { ReactElement } from "react";
import { ecrireAdresseDePage } from "../app/paths.ts";
import { Link } from "../app/navigation.tsx";
import { Icone } from "../ui/icones.tsx";
import styles from "./masque.module.css";

interface Props {
  /** Whether the reader is a co-author: the measure is addressed to the creator only, who alone may contest it. */
  readonly coauteur?: boolean;
  /** Id of the measure that hides the quizz; null when the measure can no longer be read. */
  readonly mesure: string | null;
}

/** Notice to the authors of a quizz hidden by the moderation, with a link to the measure. */
export function EncartQuizzMasque({ mesure, coauteur = false }: Props): ReactElement {
  return (
    <p className={styles["masque"]}>
      <Icone nom="oeil-barre" taille="1.3em" />
      <span>
        <b>Masqué par la modération&nbsp;: personne d’autre ne le voit.</b> Vous pouvez le corriger
        {coauteur ? "\u00A0; à son créateur de contester." : ", et contester une fois\u00A0: "}
        {coauteur ? null : mesure === null ? (
          <>
            voyez <Link to="/messagerie">votre messagerie</Link>.
          </>
        ) : (
          <Link to={ecrireAdresseDePage("/mesure/:id", { id: mesure })}>
            lire pourquoi, et répondre
          </Link>
        )}
      </span>
    </p>
  );
}
