import type { ReactElement, ReactNode } from "react";
import { Vide } from "../../plateforme/vide.tsx";
import { EtagereVide } from "../../quizz/etagere-vide.tsx";

/** Nobody has written anything here yet: plateforme §2 "Empty list". */
export function RienEncore({ ajouter }: { readonly ajouter: ReactNode }): ReactElement {
  return (
    <div role="status">
      <Vide dessin={<EtagereVide />} titre="Aucun quizz">
        <p>Écrivez le premier&nbsp;: quinze questions, et la soirée est à vous.</p>
        {ajouter}
      </Vide>
    </div>
  );
}
