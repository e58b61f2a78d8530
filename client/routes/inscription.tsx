/** /inscription: makes an account. */
import type { ReactElement } from "react";
import { Inscription } from "../features/acces-compte/inscription.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Inscription" mesure="etroite" titreDansLaPage>
      <Inscription />
    </Page>
  );
}
