/** /admin/users: the accounts, for who moderates. */
import type { ReactElement } from "react";
import { Utilisateurs } from "../features/comptes-moderes/utilisateurs.tsx";
import { LiensModeration } from "../plateforme/liens-moderation.tsx";
import { Page } from "../plateforme/page.tsx";
import { ReserveEquipe } from "../plateforme/reserve-equipe.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Utilisateurs" mesure="large" outils={<LiensModeration />}>
      <ReserveEquipe requis="moderator">{(moi) => <Utilisateurs moi={moi} />}</ReserveEquipe>
    </Page>
  );
}
