/** /messagerie: the account's messages and friend requests. */
import type { ReactElement } from "react";
import { Messagerie } from "../../screens/messagerie/messagerie.tsx";
import { Page } from "../page/page.tsx";
import { Reserve } from "../page/reserve.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Messagerie" mesure="large">
      <Reserve>{(compte) => <Messagerie moi={compte} />}</Reserve>
    </Page>
  );
}
