import type { ReactElement, ReactNode } from "react";
import { Vide } from "../../app/page/vide.tsx";
import { EtagereVide } from "../../quizz/etagere-vide.tsx";

/** Nobody has written anything here yet: plateforme §2 "Empty list". */
export function RienEncore({
  ajouter,
  importer,
}: {
  readonly ajouter: ReactNode;
  readonly importer: ReactNode;
}): ReactElement {
  return (
    <div role="status">
      <Vide dessin={<EtagereVide />} titre="Aucun quizz">
        <p>Écrivez le premier&nbsp;: quinze questions, et la soirée est à vous.</p>
        {ajouter}
        <p>Vous en avez déjà ailleurs&nbsp;? Déposez le fichier ici. {importer}</p>
      </Vide>
    </div>
  );
}
