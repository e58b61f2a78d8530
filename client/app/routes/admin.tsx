/** /admin: what administrators look after. */
import type { ReactElement } from "react";
import { Admin } from "../../screens/admin/admin.tsx";
import { PourRole } from "../page/acces.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Admin" mesure="large">
      <PourRole visiteur="accueil">{() => <Admin />}</PourRole>
    </Page>
  );
}
