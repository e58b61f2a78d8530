import { type ReactElement, useEffect } from "react";
import { useConnecte } from "../../compte/use-connecte.ts";
import { FormulaireSignalement } from "../../moderation/signaler/signaler.tsx";
import type { EtatSignalement } from "./use-signalement.ts";

/** Id of the form, whose button is in the dialogue's foot. */
export const FORMULAIRE = "signalement";

/** To whom, about what, and why (jeu §2 "report"). */
export function MenuSignaler({
  signalement: { formulaire, question, reperer },
}: {
  readonly signalement: EtatSignalement;
}): ReactElement {
  useEffect(reperer, [reperer]);
  const connecte = useConnecte();
  return (
    <FormulaireSignalement
      id={FORMULAIRE}
      formulaire={formulaire}
      genre="quizz"
      question={question}
      sansCompte={!connecte}
    />
  );
}
