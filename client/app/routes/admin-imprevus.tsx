/** /admin/imprevus: the deck. */
import type { ReactElement } from "react";
import { ReserveAuRole } from "../page/acces.tsx";
import { DeckImprevus } from "../../screens/editeur/imprevus/deck-imprevus.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Imprévus" mesure="large" titreDansLaPage>
      <ReserveAuRole sansSaisie>{() => <DeckImprevus />}</ReserveAuRole>
    </Page>
  );
}
