/** /cancel-mail: puts the former address back, with the link of a mail. */
import type { ReactElement } from "react";
import { AnnulerMail } from "../../screens/acces-compte/annuler-mail.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Adresse mail" mesure="etroite" titreDansLaPage>
      <AnnulerMail />
    </Page>
  );
}
