/** /admin/imprevu: creates an imprévu and opens its editor. */
import type { ReactElement } from "react";
import { ReserveAuRole } from "../page/acces.tsx";
import { CreationImmediateDImprevu } from "../../screens/editeur/imprevus/creer-imprevu.tsx";
import { PageDePlateforme } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <PageDePlateforme titre="Imprévu" mesure="pleine" titreDansLaPage enteteAuLarge>
      <ReserveAuRole sansSaisie>{() => <CreationImmediateDImprevu />}</ReserveAuRole>
    </PageDePlateforme>
  );
}
