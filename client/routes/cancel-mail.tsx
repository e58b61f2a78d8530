/** /cancel-mail: puts the former address back, with the link of a mail. */
import type { ReactElement } from "react";
import { AnnulerMail } from "../features/acces-compte/annuler-mail.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Adresse mail" mesure="etroite" titreDansLaPage>
      <AnnulerMail />
    </Page>
  );
}
