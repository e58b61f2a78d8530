/** /mes-medias: one's own files. */
import type { ReactElement } from "react";
import { PourAuteur } from "../features/editeur/commun/pour-auteur.tsx";
import { MesMedias } from "../features/mes-medias/mes-medias.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Mes médias" mesure="large" titreDansLaPage>
      <PourAuteur>{() => <MesMedias />}</PourAuteur>
    </Page>
  );
}
