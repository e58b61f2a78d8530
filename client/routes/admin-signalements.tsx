/** /admin/signalements: the queue of cases, for moderators and administrators. */
import type { ReactElement } from "react";
import { Signalements } from "../features/moderation/signalements.tsx";
import { Page } from "../plateforme/page.tsx";
import { PourEquipe } from "../plateforme/pour-equipe.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Signalements" mesure="pleine" titreDansLaPage>
      <PourEquipe>{(compte) => <Signalements key={compte.userId} moi={compte} />}</PourEquipe>
    </Page>
  );
}
