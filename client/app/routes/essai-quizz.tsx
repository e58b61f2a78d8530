/** /essai/{id}: tries a whole quizz alone on the host's screen, « Essayer seul ». decisions/0081. */
import { type ReactElement, useCallback, useState } from "react";
import { PageEssai } from "../../partie/page-essai.tsx";
import { EcranHote } from "../../screens/hote/ecran-hote.tsx";
import { ContexteEssai } from "../../screens/hote/essai.tsx";
import { useLocation, useNavigate, useParametresDuCheminDePage } from "../navigation.tsx";
import { ecrireAdresseDePage } from "../paths.ts";

export function Component(): ReactElement {
  const { id } = useParametresDuCheminDePage("/essai/:id");
  const [fois, setFois] = useState(0);
  const aller = useNavigate();
  // the history's state names the list that led to the quizz: the quizz's page gets it back, for its link to that list
  const { state } = useLocation();
  const revenir = useCallback(
    () =>
      void aller(ecrireAdresseDePage("/quizz-communaute/:id", { id }), { replace: true, state }),
    [aller, id, state],
  );
  const essai = { quoi: "quizz", revenir, rejouer: () => setFois(fois + 1) } as const;
  return (
    <PageEssai
      key={`${id} ${String(fois)}`}
      idQuizz={id}
      revenir={revenir}
      ecran={
        <ContexteEssai value={essai}>
          <EcranHote />
        </ContexteEssai>
      }
    />
  );
}
