/** /delete: removes the account, with the link of a mail. */
import type { ReactElement } from "react";
import { SupprimerCompte } from "../../screens/acces-compte/supprimer-compte.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Suppression" mesure="etroite" titreDansLaPage>
      <SupprimerCompte />
    </Page>
  );
}
