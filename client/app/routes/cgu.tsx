/** /cgu: the terms of use. */
import type { ReactElement } from "react";
import { Cgu } from "../../screens/legal/cgu.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Conditions d’utilisation" titreDansLaPage>
      <Cgu />
    </Page>
  );
}
