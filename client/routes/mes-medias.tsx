/** /mes-medias: one's own files. */
import type { ReactElement } from "react";
import { MesMedias } from "../features/mes-medias/mes-medias.tsx";
import { Page } from "../plateforme/page.tsx";
import { Reserve } from "../plateforme/reserve.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Mes médias" mesure="large" titreDansLaPage>
      <Reserve>{() => <MesMedias />}</Reserve>
    </Page>
  );
}
