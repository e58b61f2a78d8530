/** /admin/users: the accounts, for who moderates. */
import type { ReactElement } from "react";
import { Utilisateurs } from "../features/comptes-moderes/utilisateurs.tsx";
import { LiensModeration } from "../plateforme/liens-moderation.tsx";
import { Page } from "../plateforme/page.tsx";
import { PourRole } from "../plateforme/pour-role.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Utilisateurs" mesure="large" outils={<LiensModeration />}>
      <PourRole requis="moderator">{(moi) => <Utilisateurs moi={moi} />}</PourRole>
    </Page>
  );
}
