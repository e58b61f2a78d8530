/** /admin/signalements: the queue of cases, for moderators and administrators. */
import type { ReactElement } from "react";
import { Signalements } from "../features/moderation/signalements.tsx";
import { Page } from "../plateforme/page.tsx";
import { PourRole } from "../plateforme/pour-role.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Signalements" mesure="pleine" titreDansLaPage>
      <PourRole requis="moderator">
        {(compte) => <Signalements key={compte.userId} moi={compte} />}
      </PourRole>
    </Page>
  );
}
