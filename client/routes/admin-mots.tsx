/** /admin/mots: the unwanted words, for administrators. */
import type { ReactElement } from "react";
import { MotsInterdits } from "../features/mots-interdits/mots-interdits.tsx";
import { LiensModeration } from "../plateforme/liens-moderation.tsx";
import { Page } from "../plateforme/page.tsx";
import { PourRole } from "../plateforme/pour-role.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Mots interdits" mesure="large" outils={<LiensModeration />}>
      <PourRole>{() => <MotsInterdits />}</PourRole>
    </Page>
  );
}
