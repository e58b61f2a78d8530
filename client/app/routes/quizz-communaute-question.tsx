/** /quizz-communaute/{idQuizz}/{idQuestion}: a question to read. */
import type { ReactElement } from "react";
import { vers } from "../paths.ts";
import { Navigate, useParametres } from "../navigation.tsx";
import { useQuizz } from "../../screens/lecture-quizz/queries.ts";
import { VueQuestion } from "../../screens/lecture-quizz/vue-question.tsx";
import { Page } from "../page/page.tsx";
import { Squelette } from "../../ui/squelette.tsx";

export function Component(): ReactElement {
  const { idQuizz, idQuestion } = useParametres("/quizz-communaute/:idQuizz/:idQuestion");
  const quizz = useQuizz(idQuizz);
  const question = quizz?.questions.find(({ _id }) => _id === idQuestion);
  // a question that was taken out since: its quizz is still there
  if (quizz !== undefined && question === undefined)
    return <Navigate to={vers("/quizz-communaute/:id", { id: idQuizz })} replace />;
  return (
    <Page key={idQuestion} titre="Question" titreDansLaPage>
      {quizz === undefined || question === undefined ? (
        <div aria-busy="true">
          <Squelette forme="titre" />
          <Squelette lignes={6} />
        </div>
      ) : (
        <VueQuestion quizz={quizz} question={question} />
      )}
    </Page>
  );
}
