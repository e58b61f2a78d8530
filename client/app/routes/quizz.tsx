/** /quizz: the member's own quizzes, and the other lists. */
import type { ReactElement } from "react";
import { Bibliotheque } from "../../screens/bibliotheque/bibliotheque.tsx";
import { OngletMesQuizzProvider } from "../../screens/mes-quizz/mes-quizz.tsx";
import { PageDePlateforme } from "../page/page.tsx";
import { ReserveAuxMembres } from "../page/acces.tsx";
import { LISTES_DE_LA_PAGE_QUIZZ } from "../../quizz/requete.ts";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Mes Quizz" mesure="large">
      <ReserveAuxMembres>
        {(compte) => (
          <OngletMesQuizzProvider compte={compte}>
            {(mienne) => (
              <Bibliotheque
                chemin="/quizz"
                menus={LISTES_DE_LA_PAGE_QUIZZ}
                defaut="1"
                mienne={mienne}
              />
            )}
          </OngletMesQuizzProvider>
        )}
      </ReserveAuxMembres>
    </PageDePlateforme>
  );
}
