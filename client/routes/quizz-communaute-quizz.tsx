/** /quizz-communaute/{id}: a quizz to read. */
import type { ReactElement } from "react";
import { useParams } from "react-router-dom";
import { useQuizz } from "../features/lecture-quizz/use-quizz.ts";
import { VueQuizz } from "../features/lecture-quizz/vue-quizz.tsx";
import { Page } from "../plateforme/page.tsx";

export function RouteQuizzCommunauteQuizz(): ReactElement {
  const { id = "" } = useParams();
  const quizz = useQuizz(id);
  return (
    <Page key={id} titre={quizz?.title ?? "Quizz"} titreDansLaPage>
      <VueQuizz quizz={quizz} />
    </Page>
  );
}
