/** /admin/users. plateforme §2 "Admin": a stub with only a title. */
import type { ReactElement } from "react";
import { PourAdmin } from "../features/admin/pour-admin.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Utilisateurs" mesure="large">
      <PourAdmin visiteur="accueil">{() => null}</PourAdmin>
    </Page>
  );
}
