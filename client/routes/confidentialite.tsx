/** /confidentialite: what is kept of people, and why. */
import type { ReactElement } from "react";
import { Confidentialite } from "../features/legal/confidentialite.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Confidentialité" titreDansLaPage>
      <Confidentialite />
    </Page>
  );
}
