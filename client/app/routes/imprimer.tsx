/** /imprimer/{id}: a quizz on paper. */
import type { ReactElement } from "react";
import { useSession } from "../../compte/session.tsx";
import { estAuteurDuQuizz } from "../../quizz/auteurs.ts";
import { FeuilleImprimee } from "../../screens/imprimer/feuille-imprimee.tsx";
import { useQuizzALire } from "../../screens/lecture-quizz/queries.ts";
import { useParametresDuCheminDePage } from "../navigation.tsx";
import { PageDePlateforme } from "../page/page.tsx";
import { Squelette } from "../../ui/squelette.tsx";

export function Component(): ReactElement {
  const { id } = useParametresDuCheminDePage("/imprimer/:id");
  const { compte } = useSession();
  const quizz = useQuizzALire(id);
  return (
    <PageDePlateforme titre={quizz?.title ?? "Imprimer"} titreDansLaPage>
      {quizz === undefined ? (
        <div aria-busy="true">
          <Squelette lignes={8} />
        </div>
      ) : (
        <FeuilleImprimee quizz={quizz} sien={estAuteurDuQuizz(quizz, compte)} />
      )}
    </PageDePlateforme>
  );
}
