/** /quizz-communaute: everybody's quizzes. */
import type { ReactElement } from "react";
import { Communaute } from "../features/bibliotheque/communaute.tsx";
import { Page } from "../plateforme/page.tsx";

export function Component(): ReactElement {
  return (
    <Page titre="Quizz communauté">
      <Communaute />
    </Page>
  );
}
