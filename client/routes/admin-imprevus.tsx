/** /admin/imprevus: the deck. */
import type { ReactElement } from "react";
import { PourRole } from "../plateforme/pour-role.tsx";
import { DeckImprevus } from "../features/editeur/imprevus/deck-imprevus.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Imprévus" mesure="large" titreDansLaPage>
      <PourRole sansSaisie>{() => <DeckImprevus />}</PourRole>
    </Page>
  );
}
