import { quizzCree, quizzEnregistre } from "#contracts/edition.ts";
import { quizz } from "#contracts/quizz.ts";
import { appeler } from "../../../appels/api.ts";
import { copierDocument } from "../../../atelier/copier.ts";
import { uuid } from "../../../navigateur/hasard.ts";
import { useEnvoi } from "../../../plateforme/use-envoi.ts";
import { useEdition } from "./edition.tsx";

/** Makes a quizz of its own of what is written here; its id, or null once the refusal was said. */
export function useCopier() {
  const { atelier, etat } = useEdition();
  const { envoyer, enCours } = useEnvoi();
  const chemin = (id: string) => `/api/quizz/${encodeURIComponent(id)}`;
  const copier = (titre: string): Promise<string | null> =>
    copierDocument(
      { document: etat.document, titre, atelier: atelier.id, envoi: uuid() },
      {
        creer: (corps) => envoyer(() => appeler("POST", "/api/quizz", quizzCree, { corps })),
        lire: (id) => envoyer(() => appeler("GET", chemin(id), quizz)),
        ecrire: (id, corps) =>
          envoyer(() => appeler("PUT", chemin(id), quizzEnregistre, { corps })),
      },
    );
  return { copier, enCours };
}
