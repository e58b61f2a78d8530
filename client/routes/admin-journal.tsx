/** /admin/journal: the audit log, for administrators. */
import type { ReactElement } from "react";
import { Journal } from "../features/journal-moderation/journal.tsx";
import { LiensModeration } from "../plateforme/liens-moderation.tsx";
import { Page } from "../plateforme/page.tsx";
import { ReserveEquipe } from "../plateforme/reserve-equipe.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Journal" mesure="large" outils={<LiensModeration />}>
      <ReserveEquipe requis="admin">{() => <Journal />}</ReserveEquipe>
    </Page>
  );
}
