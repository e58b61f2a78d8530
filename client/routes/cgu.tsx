/** /cgu: the terms of use. */
import type { ReactElement } from "react";
import { Cgu } from "../features/legal/cgu.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Conditions d’utilisation" titreDansLaPage>
      <Cgu />
    </Page>
  );
}
