/** /admin/imprevu/{id}: the editor of an imprévu. */
import type { ReactElement } from "react";
import { ReserveAuRole } from "../page/acces.tsx";
import { CadreEditeurImprevu } from "../../screens/editeur/imprevu/cadre-imprevu.tsx";
import { EditeurImprevu } from "../../screens/editeur/imprevu/editeur-imprevu.tsx";
import { useParametresDuCheminDePage } from "../navigation.tsx";
import { PageDePlateforme } from "../page/page.tsx";

export function Component(): ReactElement {
  const { id } = useParametresDuCheminDePage("/admin/imprevu/:id");
  return (
    <PageDePlateforme titre="Imprévu" mesure="pleine" titreDansLaPage enteteAuLarge>
      <ReserveAuRole>
        {(compte) => (
          // another imprévu gets a fresh editor
          <CadreEditeurImprevu key={`${compte.userId}/${id}`} id={id} compte={compte}>
            <EditeurImprevu />
          </CadreEditeurImprevu>
        )}
      </ReserveAuRole>
    </PageDePlateforme>
  );
}
