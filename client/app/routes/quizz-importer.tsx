/** /quizz/importer: imports questions from a file or a pasted text. */
import type { ReactElement } from "react";
import { ReserveAuxMembresMemeApresExpiration } from "../../screens/editeur/commun/pour-auteur.tsx";
import { PageImporter } from "../../screens/importer/importer.tsx";
import { useQueryString } from "../navigation.tsx";
import { PageDePlateforme } from "../page/page.tsx";

export function Component(): ReactElement {
  const [lire] = useQueryString("/quizz/importer");
  return (
    <PageDePlateforme titre="Importer" mesure="pleine" titreDansLaPage>
      <ReserveAuxMembresMemeApresExpiration>
        {(compte) => <PageImporter compte={compte} vers={lire("vers")} />}
      </ReserveAuxMembresMemeApresExpiration>
    </PageDePlateforme>
  );
}
