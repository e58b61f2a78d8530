/** /profile/{pseudo}: somebody's public profile. */
import type { ReactElement } from "react";
import { useParametres } from "../navigation.tsx";
import { ProfilPublic } from "../features/profil-public/profil-public.tsx";
import { useProfil } from "../features/profil-public/use-profil.ts";
import { QuizzDe } from "../features/quizz-de/quizz-de.tsx";
import { Page } from "../plateforme/page.tsx";

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
