/** /confirm: the link of a new account or of a new address. */
import type { ReactElement } from "react";
import { Confirmer } from "../../screens/acces-compte/confirmer.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Confirmation" mesure="etroite" titreDansLaPage>
      <Confirmer />
    </Page>
  );
}
