/** How the question is answered, by its type. */
import type { ReactElement } from "react";
import { FautesIci } from "./fautes-ici.tsx";
import { Propositions } from "./propositions.tsx";
import { useRedaction } from "./redaction.tsx";
import styles from "./reponses.module.css";
import { ReponsesAcceptees } from "./reponses-acceptees.tsx";

export function ReponsesEcrites(): ReactElement {
  const { question } = useRedaction();
  switch (question.type) {
    case "choix":
      return (
        <section className={styles["reponses"]} aria-label="Options">
          <Propositions
            titre="Options"
            aide="cochez la bonne, ou les bonnes"
            une="Option"
            ajouter="Ajouter une option"
          />
          <FautesIci codes={["peuDePropositions", "sansReponse"]} />
        </section>
      );
    case "ordre":
      return (
        <section className={styles["reponses"]} aria-label="Éléments">
          <Propositions
            titre="Éléments"
            aide="dans le bon ordre"
            une="Élément"
            ajouter="Ajouter un élément"
            enOrdre
          />
          <p className={styles["doux"]}>
            Écrivez-les dans le bon ordre&nbsp;: la salle les reçoit mélangés, chacun dans son
            verre.
          </p>
          <FautesIci codes={["peuDePropositions", "ordreIncomplet"]} />
        </section>
      );
    case "entree":
      return <ReponsesAcceptees />;
    case "rien":
      return (
        <p className={styles["doux"]}>
          Reste à l’écran jusqu’au bouton «&nbsp;Suivant&nbsp;». Ne compte pas dans les questions.
        </p>
      );
  }
}
