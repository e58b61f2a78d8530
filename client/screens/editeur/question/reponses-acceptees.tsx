/** `entree`: what is accepted, what is accepted and worth a bonus, and a phone to try it on. plateforme §3 (`precis`), §5. */
import type { ReactElement } from "react";
import type { QuestionEcrite } from "../../../document/question-ecrite.ts";
import { BancEssai } from "./banc-essai.tsx";
import { FautesIci } from "./fautes-ici.tsx";
import { Pastilles } from "./pastilles.tsx";
import { useRedaction } from "./redaction.tsx";
import styles from "./reponses.module.css";

export function ReponsesAcceptees(): ReactElement {
  const { question, refus } = useRedaction();
  return (
    <section className={styles["reponses"]} aria-label="Réponses">
      <ReponsesEcrites
        nom="reponses"
        titre="Réponses acceptées"
        une="Réponse acceptée"
        fautes={refus.reponses}
      />
      <FautesIci codes={["sansReponseAcceptee"]} />
      <ReponsesEcrites
        nom="reponsesBonus"
        titre="Réponses bonus"
        aide="Justes aussi, et elles offrent de 1 à 4 gorgées à distribuer."
        une="Réponse bonus"
        fautes={refus.reponsesBonus}
        laiton
      />
      {question.reponses.length + question.reponsesBonus.length > 0 && <BancEssai />}
    </section>
  );
}

interface Props {
  readonly nom: "reponses" | "reponsesBonus";
  readonly titre: string;
  readonly une: string;
  readonly aide?: string;
  readonly fautes: readonly (string | undefined)[];
  readonly laiton?: boolean;
}

function ReponsesEcrites({ nom, ...reste }: Props): ReactElement {
  const { question, changer, champ, viser } = useRedaction();
  const avec = (valeurs: readonly string[]) => (une: QuestionEcrite) => ({
    ...une,
    [nom]: valeurs,
  });
  return (
    <Pastilles
      {...reste}
      invite="une autre"
      valeurs={question[nom]}
      champ={(rang) => champ(`${nom}/${String(rang)}`)}
      onViser={(rang) => viser(`${nom}/${String(rang)}`)}
      onChange={(valeurs, rang) =>
        changer(avec(valeurs), rang === null ? "" : `${nom}/${String(rang)}`)
      }
    />
  );
}
