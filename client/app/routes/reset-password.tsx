/** /reset-password: asks for a link to a new password. */
import type { ReactElement } from "react";
import { MotDePasseOublie } from "../../screens/acces-compte/mot-de-passe-oublie.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Mot de passe" mesure="etroite" titreDansLaPage>
      <MotDePasseOublie />
    </Page>
  );
}
