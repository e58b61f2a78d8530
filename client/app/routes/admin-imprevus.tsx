/** /admin/imprevus: the deck. */
import type { ReactElement } from "react";
import { ReserveAuRole } from "../page/acces.tsx";
import { PageDuDeck } from "../../screens/editeur/imprevus/deck-imprevus.tsx";
import { PageDePlateforme } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Imprévus" mesure="large" titreDansLaPage>
      <ReserveAuRole sansSaisie>{() => <PageDuDeck />}</ReserveAuRole>
    </PageDePlateforme>
  );
}
