/** /admin/journal: the audit log, for administrators. */
import type { ReactElement } from "react";
import { Journal } from "../features/journal-moderation/journal.tsx";
import { LiensModeration } from "../plateforme/liens-moderation.tsx";
import { Page } from "../plateforme/page.tsx";
import { PourRole } from "../plateforme/pour-role.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Journal" mesure="large" outils={<LiensModeration />}>
      <PourRole>{() => <Journal />}</PourRole>
    </Page>
  );
}
