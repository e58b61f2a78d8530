/** /admin/imprevu: a new one, and its page. */
import type { ReactElement } from "react";
import { PourRole } from "../plateforme/pour-role.tsx";
import { CreerImprevu } from "../features/editeur/imprevus/creer-imprevu.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Imprévu" mesure="pleine" titreDansLaPage enteteAuLarge>
      <PourRole sansSaisie>{() => <CreerImprevu />}</PourRole>
    </Page>
  );
}
