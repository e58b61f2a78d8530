/** /admin/imprevus: the deck. */
import type { ReactElement } from "react";
import { PourAdmin } from "../features/admin/pour-admin.tsx";
import { DeckImprevus } from "../features/editeur/imprevus/deck-imprevus.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Imprévus" mesure="large" titreDansLaPage>
      <PourAdmin>{() => <DeckImprevus />}</PourAdmin>
    </Page>
  );
}
