/** /quizz/{idQuizz}/{idQuestion}: the editor of a question; `new` makes one. */
import type { ReactElement } from "react";
import { CadreEditeurDeQuizz } from "../../screens/editeur/commun/cadre-edition.tsx";
import { ReserveAuxMembresMemeApresExpiration } from "../../screens/editeur/commun/pour-auteur.tsx";
import { EditeurQuestion } from "../../screens/editeur/question/editeur-question.tsx";
import { useParametresDuCheminDePage } from "../navigation.tsx";
import { PageDePlateforme } from "../page/page.tsx";

export function Component(): ReactElement {
  const { idQuizz, idQuestion } = useParametresDuCheminDePage("/quizz/:idQuizz/:idQuestion");
  return (
    <PageDePlateforme key={idQuizz} titre="Question" mesure="pleine" titreDansLaPage enteteAuLarge>
      <ReserveAuxMembresMemeApresExpiration>
        {(compte) => (
          <CadreEditeurDeQuizz
            idQuizz={idQuizz}
            compte={compte}
            question="La question ne sera pas sauvegardée, voulez-vous poursuivre ?"
          >
            <EditeurQuestion idQuestion={idQuestion} />
          </CadreEditeurDeQuizz>
        )}
      </ReserveAuxMembresMemeApresExpiration>
    </PageDePlateforme>
  );
}
