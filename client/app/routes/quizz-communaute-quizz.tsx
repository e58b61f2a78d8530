/** /quizz-communaute/{id}: a quizz to read. */
import type { ReactElement } from "react";
import { useParametres } from "../navigation.tsx";
import { useQuizz } from "../../screens/lecture-quizz/queries.ts";
import { VueQuizz } from "../../screens/lecture-quizz/vue-quizz.tsx";
import { Page } from "../page/page.tsx";

export function Component(): ReactElement {
  const { id } = useParametres("/quizz-communaute/:id");
  const quizz = useQuizz(id);
  return (
    <Page key={id} titre={quizz?.title ?? "Quizz"} titreDansLaPage>
      <VueQuizz quizz={quizz} />
    </Page>
  );
}
