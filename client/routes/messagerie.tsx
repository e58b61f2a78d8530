/** /messagerie: the account's messages and friend requests. */
import type { ReactElement } from "react";
import { Messagerie } from "../features/messagerie/messagerie.tsx";
import { Page } from "../plateforme/page.tsx";
import { Reserve } from "../plateforme/reserve.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Messagerie" mesure="large">
      <Reserve>{(compte) => <Messagerie moi={compte} />}</Reserve>
    </Page>
  );
}
