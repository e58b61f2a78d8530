/** /mesure/{id}: a measure, for whom it fell on, logged in or with the link of the mail. */
import type { ReactElement } from "react";
import { Mesure } from "../../screens/mesure/mesure.tsx";
import { useParametres, useRecherche } from "../navigation.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  const { id } = useParametres("/mesure/:id");
  const [lire] = useRecherche("/mesure/:id");
  return (
    <Page key={id} titre="Décision" mesure="etroite" titreDansLaPage>
      <Mesure id={id} token={lire("token")} />
    </Page>
  );
}
