/** /inscription: makes an account. */
import type { ReactElement } from "react";
import { Inscription } from "../../screens/acces-compte/inscription.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Inscription" mesure="etroite" titreDansLaPage>
      <Inscription />
    </Page>
  );
}
