/** Undo and redo, that say what they did where it does not show: in another question than the one on the page. */
import { useMemo } from "react";
import type { Atelier } from "../../../document/atelier.ts";
import { comparer, type Difference } from "../../../document/comparer.ts";
import type { Document } from "../../../document/document.ts";
import { lireChemin } from "../../../app/paths.ts";
import { useLocation } from "../../../app/navigation.tsx";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { resumerDifference } from "./dire-difference.ts";

/** Of what an undo brings back from before a reload. */
export const PERIME =
  "ceci date d’avant l’autre version. À l’enregistrement, vous choisirez laquelle garder.";

export type GestesDeRetour = Pick<Atelier, "annuler" | "retablir">;

/**
 * What changed elsewhere, in a few words; empty when it is under the eyes. Pure.
 * @param ici id of the question that is on the page; null on the page of the quizz, which shows them all
 */
export function direAilleurs(avant: Document, apres: Document, ici: string | null): string {
  if (ici === null) return "";
  const [premiere, ...autres] = comparer(avant, apres);
  if (premiere === undefined || [premiere, ...autres].some((une) => touche(une, apres, ici)))
    return "";
  return resumerDifference(premiere);
}

const touche = (une: Difference, apres: Document, ici: string): boolean =>
  (une.nom === "changee" || une.nom === "ajoutee") && apres.questions[une.rang]?._id === ici;

export function useRetours(atelier: Atelier): GestesDeRetour {
  const { info } = useAnnonces();
  const { pathname } = useLocation();
  return useMemo(() => {
    const dire = (mot: string, geste: () => void) => () => {
      const avant = atelier.lire().document;
      geste();
      const id = lireChemin("/quizz/:idQuizz/:idQuestion", pathname)?.idQuestion ?? null;
      const ici = id === null ? null : atelier.nomDe(id);
      const ailleurs = direAilleurs(avant, atelier.lire().document, ici);
      const { perime } = atelier.lire().document;
      if (perime !== undefined && perime !== avant.perime) info(`${mot}\u00A0: ${PERIME}`);
      else if (ailleurs !== "") info(`${mot}\u00A0: ${ailleurs}.`);
    };
    return {
      annuler: dire("Annulé", atelier.annuler),
      retablir: dire("Rétabli", atelier.retablir),
    };
  }, [atelier, pathname, info]);
}
