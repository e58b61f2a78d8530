import { useRef } from "react";
import { QUESTIONS_MAX } from "#contracts/limites.ts";
import { inserer } from "../../../atelier/document.ts";
import { questionVierge } from "../../../atelier/question-ecrite.ts";
import { vers } from "../../../chemins.ts";
import { useNavigate } from "../../../navigation.tsx";
import { useAnnonces } from "../../../plateforme/annonces.ts";
import { useEdition } from "../commun/edition.tsx";
import { viseTexte } from "../commun/vise.ts";

/** Makes a question at a rank (from 0), and opens it; says why when there is no room. plateforme §4, §5. */
export function useAjouterQuestion(): (rang: number) => void {
  const { atelier, etat, idQuizz } = useEdition();
  const { avertir } = useAnnonces();
  const aller = useNavigate();
  /** What is typed on the way there would make others. */
  const enRoute = useRef(false);
  return (rang) => {
    if (enRoute.current) return;
    if (etat.document.questions.length >= QUESTIONS_MAX) {
      avertir(`Un quizz ne peut pas avoir plus de ${String(QUESTIONS_MAX)}\u00A0questions.`);
      return;
    }
    const neuve = questionVierge();
    atelier.faire((avant) => inserer(avant, rang, [neuve]));
    enRoute.current = true;
    const arrivee = aller(vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: neuve._id }), {
      state: viseTexte,
    });
    void Promise.resolve(arrivee).finally(() => {
      enRoute.current = false;
    });
  };
}
