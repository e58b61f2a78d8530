/** /admin/signalements: the queue of cases, for moderators and administrators. */
import type { ReactElement } from "react";
import { Signalements } from "../../screens/moderation/signalements.tsx";
import { Page } from "../page/page.tsx";
import { PourRole } from "../page/acces.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Signalements" mesure="pleine" titreDansLaPage>
      <PourRole requis="moderator">
        {(compte) => <Signalements key={compte.userId} moi={compte} />}
      </PourRole>
    </Page>
  );
}
