/** /admin/mots: the unwanted words, for administrators. */
import type { ReactElement } from "react";
import { MotsInterdits } from "../features/mots-interdits/mots-interdits.tsx";
import { LiensModeration } from "../plateforme/liens-moderation.tsx";
import { Page } from "../plateforme/page.tsx";
import { ReserveEquipe } from "../plateforme/reserve-equipe.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Mots interdits" mesure="large" outils={<LiensModeration />}>
      <ReserveEquipe requis="admin">{() => <MotsInterdits />}</ReserveEquipe>
    </Page>
  );
}
