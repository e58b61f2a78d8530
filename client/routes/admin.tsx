/** /admin: what administrators look after. */
import type { ReactElement } from "react";
import { Admin } from "../features/admin/admin.tsx";
import { PourRole } from "../plateforme/pour-role.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Admin" mesure="large">
      <PourRole visiteur="accueil">{() => <Admin />}</PourRole>
    </Page>
  );
}
