/** /reset-password: asks for a link to a new password. */
import type { ReactElement } from "react";
import { MotDePasseOublie } from "../features/acces-compte/mot-de-passe-oublie.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Mot de passe" mesure="etroite" titreDansLaPage>
      <MotDePasseOublie />
    </Page>
  );
}
