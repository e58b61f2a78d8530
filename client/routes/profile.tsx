/** /profile: one's own account. */
import type { ReactElement } from "react";
import { Profil } from "../features/profil/profil.tsx";
import { Page } from "../plateforme/page.tsx";
import { Reserve } from "../plateforme/reserve.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Mon profil">
      <Reserve>{() => <Profil />}</Reserve>
    </Page>
  );
}
