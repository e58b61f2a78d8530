/** /profile: one's own account. */
import type { ReactElement } from "react";
import { Profil } from "../../screens/profil/profil.tsx";
import { Page } from "../page/page.tsx";
import { Reserve } from "../page/reserve.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Mon profil">
      <Reserve>{() => <Profil />}</Reserve>
    </Page>
  );
}
