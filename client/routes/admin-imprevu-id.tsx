/** /admin/imprevu/{id}: the editor of an imprévu. */
import type { ReactElement } from "react";
import { PourRole } from "../plateforme/pour-role.tsx";
import { CadreCarte } from "../features/editeur/imprevu/cadre-carte.tsx";
import { EditeurImprevu } from "../features/editeur/imprevu/editeur-imprevu.tsx";
import { useParametres } from "../navigation.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  const { id } = useParametres("/admin/imprevu/:id");
  return (
    <Page titre="Imprévu" mesure="pleine" titreDansLaPage enteteAuLarge>
      <PourRole>
        {(compte) => (
          // another card is another page: nothing of this one is left in it
          <CadreCarte key={`${compte.userId}/${id}`} id={id} compte={compte}>
            <EditeurImprevu />
          </CadreCarte>
        )}
      </PourRole>
    </Page>
  );
}
