import { useDeferredValue, useState } from "react";
import { attendReponse } from "#contracts/quizz.ts";
import type { Vue } from "#game/schema/etat.ts";
import { vueApercu } from "../../../scenes/apercu/vue-apercu.ts";
import { useEdition } from "../commun/edition.tsx";
import { useRedaction } from "./redaction.tsx";
import { rendreSuite, tirage } from "./rendre-suite.ts";

/** What a room would see of the question, a breath after each keystroke: the field comes before its picture. */
export function useApercu(apres: boolean): Vue {
  const { etat } = useEdition();
  const { ecrite, rang } = useRedaction();
  const [tire] = useState(tirage);
  const question = useDeferredValue(ecrite);
  const { questions, reglages } = etat.document;
  const total = questions.filter(attendReponse).length;
  const numero = questions.slice(0, rang + 1).filter(attendReponse).length;
  return vueApercu({
    question,
    titre: reglages.title,
    numero: attendReponse(question) ? numero : 0,
    total,
    suite:
      apres && attendReponse(question)
        ? rendreSuite(question.suite?.text ?? "", question.liste, tire)
        : null,
  });
}
