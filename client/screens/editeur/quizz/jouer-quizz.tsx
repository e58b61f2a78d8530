import type { ReactElement } from "react";
import { ecrire } from "../../../browser/stockage.ts";
import { useNavigate } from "../../../app/navigation.tsx";
import { Bouton } from "../../../ui/bouton.tsx";
import { useAvantDeJouer } from "../commun/avant-de-jouer.ts";
import { useEdition } from "../commun/edition.tsx";

/**
 * Saves, then opens a room that begins with this quizz: a new room takes the one that was played last (jeu §3). Null while there
 * is nothing to play.
 */
export function useJouerQuizz(): (() => Promise<void>) | null {
  const { etat, idQuizz } = useEdition();
  const pret = useAvantDeJouer();
  const aller = useNavigate();
  if (etat.document.questions.length === 0) return null;
  return async () => {
    if (!(await pret())) return;
    ecrire("quizzID", idQuizz);
    await aller("/room");
  };
}

export function JouerQuizz(): ReactElement {
  const jouer = useJouerQuizz();
  return (
    <Bouton
      variante="contour"
      icone="lecture"
      aria-disabled={jouer === null}
      onClick={() => void jouer?.()}
    >
      Jouer
    </Bouton>
  );
}
