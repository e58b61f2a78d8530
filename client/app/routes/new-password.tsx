/** /new-password: a new password, with the link of a mail. */
import type { ReactElement } from "react";
import { NouveauMotDePasse } from "../../screens/acces-compte/nouveau-mot-de-passe.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Nouveau mot de passe" mesure="etroite" titreDansLaPage>
      <NouveauMotDePasse />
    </Page>
  );
}
