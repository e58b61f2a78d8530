/** /admin/users: the accounts, for who moderates. */
import type { ReactElement } from "react";
import { Utilisateurs } from "../../screens/comptes-moderes/utilisateurs.tsx";
import { LiensModeration } from "../page/liens-moderation.tsx";
import { Page } from "../page/page.tsx";
import { PourRole } from "../page/acces.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Utilisateurs" mesure="large" outils={<LiensModeration />}>
      <PourRole requis="moderator">{(moi) => <Utilisateurs moi={moi} />}</PourRole>
    </Page>
  );
}
