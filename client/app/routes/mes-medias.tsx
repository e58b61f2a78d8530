/** /mes-medias: the member's own files. */
import type { ReactElement } from "react";
import { ReserveAuxMembresMemeApresExpiration } from "../../screens/editeur/commun/pour-auteur.tsx";
import { MesMedias } from "../../screens/mes-medias/mes-medias.tsx";
import { PageDePlateforme } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Mes médias" mesure="large" titreDansLaPage>
      <ReserveAuxMembresMemeApresExpiration>
        {() => <MesMedias />}
      </ReserveAuxMembresMemeApresExpiration>
    </PageDePlateforme>
  );
}
