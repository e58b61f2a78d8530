/** Said once when a save that takes questions away fails: plateforme §8 "Question delete". */
import { useEffect, useRef } from "react";
import type { EtatAtelier } from "../../../document/atelier.ts";
import { useAnnonces } from "../../../app/page/annonces.ts";

const RATEE = "Erreur lors de la suppression de la question";

/** A conflict and an expired session lose nothing, and have words of their own. */
const estRatee = ({ envoi, base, document }: EtatAtelier): boolean => {
  if (envoi.nom !== "injoignable" && envoi.nom !== "refus") return false;
  const gardees = new Set(document.questions.map(({ _id }) => _id));
  return base.questions.some(({ _id }) => !gardees.has(_id));
};

/** What else went wrong is written in the page (etat-envoi.tsx), as long as it is so. */
export function useSuppressionRatee(etat: EtatAtelier): void {
  const { erreur } = useAnnonces();
  const dite = useRef(false);
  useEffect(() => {
    // on its way again, it is still the one that failed
    if (etat.envoi.nom === "enCours") return;
    const ratee = estRatee(etat);
    if (ratee && !dite.current) erreur(RATEE);
    dite.current = ratee;
  }, [etat, erreur]);
}
