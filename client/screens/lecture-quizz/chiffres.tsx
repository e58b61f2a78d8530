import type { ReactElement } from "react";
import { Autrui } from "../../ui/autrui.tsx";
import { Icone } from "../../ui/icones.tsx";
import { foisDonnee, phraseDesParties } from "./phrases-statistiques.ts";
import type { StatistiqueDeQuestion } from "./use-statistiques.ts";
import styles from "./chiffres.module.css";

/** For whoever wrote the question: what games said of it. */
export function Chiffres({
  statistique,
}: {
  readonly statistique: StatistiqueDeQuestion;
}): ReactElement {
  const { fausse } = statistique;
  return (
    <p className={styles["chiffres"]}>
      <Icone nom="ardoise" taille="1.4em" />
      <span>
        {phraseDesParties(statistique)}
        {fausse !== null && (
          <>
            {" "}
            La fausse la plus donnée&nbsp;:{" "}
            <b>
              <Autrui>{fausse.texte}</Autrui>
            </b>{" "}
            ({foisDonnee(fausse)}).
          </>
        )}
      </span>
    </p>
  );
}
