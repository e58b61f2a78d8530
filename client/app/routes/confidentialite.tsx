/** /confidentialite: what is kept of people, and why. */
import type { ReactElement } from "react";
import { Confidentialite } from "../../screens/legal/confidentialite.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Confidentialité" titreDansLaPage>
      <Confidentialite />
    </Page>
  );
}
