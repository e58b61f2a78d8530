/** /quizz/{id}: the editor of a quizz. */
import type { ReactElement } from "react";
import { CadreEdition } from "../features/editeur/commun/cadre-edition.tsx";
import { PourAuteur } from "../features/editeur/commun/pour-auteur.tsx";
import { EditeurQuizz } from "../features/editeur/quizz/editeur-quizz.tsx";
import { useParametres } from "../navigation.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  const { id } = useParametres("/quizz/:id");
  return (
    <Page key={id} titre="Quizz" mesure="pleine" titreDansLaPage enteteAuLarge>
      <PourAuteur>
        {(compte) => (
          <CadreEdition
            idQuizz={id}
            compte={compte}
            question="Le quizz ne sera pas sauvegardé, voulez-vous poursuivre ?"
          >
            <EditeurQuizz />
          </CadreEdition>
        )}
      </PourAuteur>
    </Page>
  );
}
