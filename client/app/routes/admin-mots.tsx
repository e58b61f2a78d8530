/** /admin/mots: the unwanted words, for administrators. */
import type { ReactElement } from "react";
import { MotsInterdits } from "../../screens/mots-interdits/mots-interdits.tsx";
import { LiensModeration } from "../page/liens-moderation.tsx";
import { Page } from "../page/page.tsx";
import { PourRole } from "../page/acces.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Mots interdits" mesure="large" outils={<LiensModeration />}>
      <PourRole>{() => <MotsInterdits />}</PourRole>
    </Page>
  );
}
