/** Whoever leads the game goes on from the standings: the question that they cover opens for everybody. decisions/0108. */
import { ETAPE } from "#contracts/partie.ts";
import { attendReponse } from "#contracts/quizz.ts";
import { useAgir, usePartie } from "./use-partie.ts";

/** `finir`: on this screen. */
export function useFinirClassement(finir: () => void): () => void {
  const { vue } = usePartie();
  const agir = useAgir();
  const { tour, etape, question } = vue;
  return () => {
    finir();
    if (etape === ETAPE.question && question !== undefined && attendReponse(question))
      void agir({ type: "suivant", tour });
  };
}
