/** Actions on a quizz from its page: plateforme §2 "Community read-only views", §7 (POST /quizz/{id}/copie). */
import { useState } from "react";
import { reponseQuizzCree } from "#contracts/edition.ts";
import type { Quizz } from "#contracts/quizz.ts";
import { appelerApi } from "../../app/api/api.ts";
import { useNavigate } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { useApiCallSender } from "../../app/page/envoi.tsx";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { uuid } from "../../browser/random-id.ts";
import { useOuvrirRoomAvecQuizz } from "../../quizz/jouer.ts";

interface ActionsDuQuizzLu {
  /** Opens the host's room with this quizz chosen. */
  readonly jouer: () => void;
  /** Plays the quizz alone on this screen. */
  readonly essayer: () => void;
  /** Copies the quizz into the member's own, and opens the copy in its editor. */
  readonly copier: () => Promise<void>;
  readonly copieEnCours: boolean;
}

/** @param etat state of the history, which names the list that led to the page: the trial leads back with it */
export function useActionsDuQuizzLu({ _id }: Pick<Quizz, "_id">, etat: unknown): ActionsDuQuizzLu {
  const { envoyer, enCours } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const aller = useNavigate();
  const ouvrir = useOuvrirRoomAvecQuizz();
  // a copy whose answer was lost is asked for again under the same id, and made once
  const [envoi] = useState(uuid);
  return {
    jouer: () => void ouvrir(_id),
    essayer: () => void aller(ecrireAdresseDePage("/essai/:id", { id: _id }), { state: etat }),
    copieEnCours: enCours,
    async copier() {
      const copie = await envoyer(() =>
        appelerApi("POST", `/api/quizz/${encodeURIComponent(_id)}/copie`, reponseQuizzCree, {
          corps: { envoi },
        }),
      );
      if (copie === null) return;
      info("C’est dans vos quizz\u00A0: la copie est à vous seul, changez-la à votre goût.");
      await aller(ecrireAdresseDePage("/quizz/:id", { id: copie._id }));
    },
  };
}
