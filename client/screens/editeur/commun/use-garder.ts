/** The departure from the pages of a quizz. */
import { useMemo } from "react";
import type { Atelier } from "../../../document/atelier.ts";
import { fermerAtelier } from "../../../document/ouvrir.ts";
import { envoisFinis } from "./envois-de-question.ts";
import { type DepartRetenu, type SortieDEditeur, useDepart } from "./depart.tsx";

export function useGarder(atelier: Atelier, compte: string, idQuizz: string): DepartRetenu {
  const sortie = useMemo<SortieDEditeur>(
    () => ({
      // from a question to the next nothing is left: the save goes along; nor where one of them is tried, and one comes back
      reste: (chemin) =>
        [`/quizz/${idQuizz}/`, `/essai/${idQuizz}/`].some((sienne) =>
          `${chemin}/`.startsWith(sienne),
        ),
      // a file that is on its way belongs to what is saved
      avant: () => envoisFinis(atelier).then(atelier.enregistrer),
      parti: () => fermerAtelier(compte, idQuizz),
    }),
    [atelier, compte, idQuizz],
  );
  return useDepart(atelier, sortie);
}
