import { appelsDeCopie, copierDocument } from "../../../document/copier.ts";
import { uuid } from "../../../browser/hasard.ts";
import { useEnvoi } from "../../../app/page/envoi.tsx";
import { useEdition } from "./edition.tsx";

/** Makes a quizz of its own of what is written here; its id, or null once the refusal was said. */
export function useCopier() {
  const { atelier, etat } = useEdition();
  const { envoyer, enCours } = useEnvoi();
  const copier = (titre: string): Promise<string | null> =>
    copierDocument(
      { document: etat.document, titre, atelier: atelier.id, envoi: uuid() },
      appelsDeCopie(envoyer),
    );
  return { copier, enCours };
}
