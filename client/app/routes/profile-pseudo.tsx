/** /profile/{pseudo}: somebody's public profile. */
import type { ReactElement } from "react";
import { useParametres } from "../navigation.tsx";
import { ProfilPublic } from "../../screens/profil-public/profil-public.tsx";
import { useProfil } from "../../screens/profil-public/queries.ts";
import { QuizzDe } from "../../screens/profil-public/quizz-de.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  const { pseudo } = useParametres("/profile/:pseudo");
  // as they write it themselves, whatever the address
  const { data } = useProfil(pseudo);
  return (
    <Page key={pseudo} titre={data?.pseudo ?? pseudo} mesure="large" titreDansLaPage>
      <ProfilPublic pseudo={pseudo} quizz={<QuizzDe pseudo={pseudo} />} />
    </Page>
  );
}
