import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { LigneMienne } from "#contracts/quizz.ts";
import { confirmation } from "#contracts/signalement.ts";
import { appeler } from "../../app/api/api.ts";
import { jeterBrouillon, lireBrouillons } from "../../document/brouillons.ts";
import { useAnnonces } from "../../app/page/annonces.ts";
import { DemanderSuppression } from "../../app/page/demander-suppression.tsx";
import { useEnvoi } from "../../app/page/use-envoi.ts";
import { LISTE } from "../../quizz/queries.ts";
import { Autrui } from "../../ui/autrui.tsx";

interface Props {
  /** Whose it is. */
  readonly compte: string;
  /** Null: nothing is asked. */
  readonly quizz: LigneMienne | null;
  readonly onFermer: () => void;
  readonly onSupprime: () => void;
}

/** Asks before a quizz is deleted, with all that goes with it: plateforme §7 (DELETE /quizz/{id}). */
export function SupprimerQuizz({ compte, quizz, onFermer, onSupprime }: Props): ReactElement {
  const { enCours, envoyer } = useEnvoi();
  const { info } = useAnnonces();
  const client = useQueryClient();
  const supprimer = async ({ _id }: LigneMienne) => {
    const fait = await envoyer(() =>
      appeler("DELETE", `/api/quizz/${encodeURIComponent(_id)}`, confirmation),
    );
    onFermer();
    if (fait === null) return;
    for (const brouillon of lireBrouillons(compte, Date.now(), _id)) jeterBrouillon(brouillon);
    info(fait.message);
    await client.invalidateQueries({ queryKey: [LISTE] });
    onSupprime();
  };
  const nombre = quizz?.questionsCount ?? 0;
  return (
    <DemanderSuppression
      ouvert={quizz !== null}
      titre="Supprimer ce quizz&nbsp;?"
      enCours={enCours}
      onFermer={onFermer}
      onSupprimer={() => quizz !== null && void supprimer(quizz)}
    >
      <p>
        <b>
          <Autrui>{quizz?.title ?? ""}</Autrui>
        </b>{" "}
        {nombre > 1
          ? `disparaîtra pour de bon, avec ses ${String(nombre)}\u00A0questions et leurs versions.`
          : "disparaîtra pour de bon, avec ses versions."}
      </p>
    </DemanderSuppression>
  );
}
