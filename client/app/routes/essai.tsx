/** /essai/{idQuizz}/{idQuestion}: tries a question alone on the host's screen. decisions/0081. */
import { type ReactElement, useCallback, useState } from "react";
import { PageEssai } from "../../partie/page-essai.tsx";
import { NAVIGATION_STATE_VISE_BOUTON_JOUER } from "../../screens/editeur/commun/viser.ts";
import { EcranHote } from "../../screens/hote/ecran-hote.tsx";
import { ContexteEssai } from "../../screens/hote/essai.tsx";
import { useNavigate, useParametresDuCheminDePage } from "../navigation.tsx";
import { ecrireAdresseSiPageExiste, ecrireAdresseDePage } from "../paths.ts";

export function Component(): ReactElement {
  const ids = useParametresDuCheminDePage("/essai/:idQuizz/:idQuestion");
  const [fois, setFois] = useState(0);
  const aller = useNavigate();
  const retour =
    ecrireAdresseSiPageExiste("/quizz/:idQuizz/:idQuestion", ids) ??
    ecrireAdresseDePage("/quizz-communaute/:idQuizz/:idQuestion", ids);
  const revenir = useCallback(
    () => void aller(retour, { replace: true, state: NAVIGATION_STATE_VISE_BOUTON_JOUER }),
    [aller, retour],
  );
  const essai = {
    quoi: "question",
    revenir,
    rejouer: () => setFois(fois + 1),
  } as const;
  return (
    <PageEssai
      key={`${ids.idQuizz} ${ids.idQuestion} ${String(fois)}`}
      {...ids}
      revenir={revenir}
      ecran={
        <ContexteEssai value={essai}>
          <EcranHote />
        </ContexteEssai>
      }
    />
  );
}
