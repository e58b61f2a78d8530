/** /admin: what administrators look after. */
import type { ReactElement } from "react";
import { Admin } from "../features/admin/admin.tsx";
import { PourAdmin } from "../features/admin/pour-admin.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Admin" mesure="large">
      <PourAdmin visiteur="accueil">{() => <Admin />}</PourAdmin>
    </Page>
  );
}
