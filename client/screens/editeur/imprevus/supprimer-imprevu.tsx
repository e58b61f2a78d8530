import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import type { ImprevuLu } from "#contracts/edition-imprevu.ts";
import { confirmation } from "#contracts/signalement.ts";
import { appeler } from "../../../app/api/api.ts";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { DemanderSuppression } from "../../../app/page/demander-suppression.tsx";
import { useEnvoi } from "../../../app/page/envoi.tsx";
import { Autrui } from "../../../ui/autrui.tsx";
import { CarteLue } from "../imprevu/tirages.tsx";
import { CLE_IMPREVUS } from "./queries.ts";

interface Props {
  /** Null: nothing is asked. */
  readonly carte: Pick<ImprevuLu, "_id" | "text" | "suite" | "liste"> | null;
  readonly onFermer: () => void;
  /** It is gone; the list is read again once this is done. */
  readonly onSupprime: () => void | Promise<void>;
}

/** Asks before an imprévu is deleted: plateforme §7 (DELETE /imprevu/{id}). */
export function SupprimerImprevu({ carte, onFermer, onSupprime }: Props): ReactElement {
  const { enCours, envoyer } = useEnvoi();
  const { info } = useAnnonces();
  const client = useQueryClient();
  const supprimer = async (id: string) => {
    const fait = await envoyer(() =>
      appeler("DELETE", `/api/imprevu/${encodeURIComponent(id)}`, confirmation),
    );
    onFermer();
    if (fait === null) return;
    info(fait.message);
    client.setQueryData<ImprevuLu[]>(CLE_IMPREVUS, (lus) => lus?.filter(({ _id }) => _id !== id));
    await onSupprime();
    await client.invalidateQueries({ queryKey: CLE_IMPREVUS });
  };
  return (
    <DemanderSuppression
      ouvert={carte !== null}
      titre="Supprimer cet imprévu&nbsp;?"
      enCours={enCours}
      onFermer={onFermer}
      onSupprimer={() => carte !== null && void supprimer(carte._id)}
    >
      <p>
        <b>
          <Autrui>{carte !== null && <CarteLue carte={carte} />}</Autrui>
        </b>
      </p>
      <p>Il disparaîtra pour de bon. Les parties en cours en tireront un autre.</p>
    </DemanderSuppression>
  );
}
