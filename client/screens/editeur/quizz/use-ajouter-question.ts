import { useRef } from "react";
import { QUESTIONS_MAX } from "#contracts/limites.ts";
import { inserer } from "../../../document/document.ts";
import { questionVierge } from "../../../document/question-ecrite.ts";
import { vers } from "../../../app/paths.ts";
import { useLocation, useNavigate } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { useEdition } from "../commun/edition.tsx";
import { viseTexte } from "../commun/vise.ts";

/** Makes a question at a rank (from 0), and opens it; says why when there is no room. plateforme §4, §5. */
export function useAjouterQuestion(): (rang: number) => void {
  const { atelier, etat, idQuizz } = useEdition();
  const { avertir } = useAnnonces();
  const aller = useNavigate();
  const { key } = useLocation();
  /** The page that is being left: what is typed on the way would make others. */
  const parti = useRef("");
  return (rang) => {
    if (parti.current === key) return;
    if (etat.document.questions.length >= QUESTIONS_MAX) {
      avertir(`Un quizz ne peut pas avoir plus de ${String(QUESTIONS_MAX)}\u00A0questions.`);
      return;
    }
    const neuve = questionVierge();
    atelier.faire((avant) => inserer(avant, rang, [neuve]));
    parti.current = key;
    void aller(vers("/quizz/:idQuizz/:idQuestion", { idQuizz, idQuestion: neuve._id }), {
      state: viseTexte,
    });
  };
}
