/** /quizz/{id}: the editor of a quizz. */
import type { ReactElement } from "react";
import { CadreEditeurDeQuizz } from "../../screens/editeur/commun/cadre-edition.tsx";
import { ReserveAuxMembresMemeApresExpiration } from "../../screens/editeur/commun/pour-auteur.tsx";
import { EditeurQuizz } from "../../screens/editeur/quizz/editeur-quizz.tsx";
import { useParametresDuCheminDePage } from "../navigation.tsx";
import { PageDePlateforme } from "../page/page.tsx";

export function Component(): ReactElement {
  const { id } = useParametresDuCheminDePage("/quizz/:id");
  return (
    <PageDePlateforme key={id} titre="Quizz" mesure="pleine" titreDansLaPage enteteAuLarge>
      <ReserveAuxMembresMemeApresExpiration>
        {(compte) => (
          <CadreEditeurDeQuizz
            idQuizz={id}
            compte={compte}
            question="Le quizz ne sera pas sauvegardé, voulez-vous poursuivre ?"
          >
            <EditeurQuizz />
          </CadreEditeurDeQuizz>
        )}
      </ReserveAuxMembresMemeApresExpiration>
    </PageDePlateforme>
  );
}
