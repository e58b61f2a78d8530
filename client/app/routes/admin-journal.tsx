/** /admin/journal: the audit log, for administrators. */
import type { ReactElement } from "react";
import { Journal } from "../../screens/journal-moderation/journal.tsx";
import { LiensModeration } from "../page/liens-moderation.tsx";
import { Page } from "../page/page.tsx";
import { PourRole } from "../page/acces.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Journal" mesure="large" outils={<LiensModeration />}>
      <PourRole>{() => <Journal />}</PourRole>
    </Page>
  );
}
