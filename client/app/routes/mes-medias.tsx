/** /mes-medias: the member's own files. */
import type { ReactElement } from "react";
import { ReserveALAuteur } from "../../screens/editeur/commun/pour-auteur.tsx";
import { MesMedias } from "../../screens/mes-medias/mes-medias.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Mes médias" mesure="large" titreDansLaPage>
      <ReserveALAuteur>{() => <MesMedias />}</ReserveALAuteur>
    </Page>
  );
}
