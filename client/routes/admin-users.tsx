/** /admin/users. plateforme §2 "Admin": a stub with only a title. */
import type { ReactElement } from "react";
import { PourRole } from "../plateforme/pour-role.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Utilisateurs" mesure="large">
      <PourRole visiteur="accueil">{() => null}</PourRole>
    </Page>
  );
}
