import type { ReactElement } from "react";
import type { ImprevuAvecRevision } from "#contracts/edition-imprevu.ts";
import { DialogueConfirmerSuppression } from "../../../app/page/demander-suppression.tsx";
import { TexteDAutrui } from "../../../ui/typographie.tsx";
import { CarteDImprevuTire } from "../imprevu/tirages.tsx";

import { useSupprimerImprevu } from "./actions.ts";

interface Props {
  /** Imprévu to delete; null hides the dialogue. */
  readonly carte: Pick<ImprevuAvecRevision, "_id" | "text" | "suite" | "liste"> | null;
  readonly onFermer: () => void;
  /** Called once the imprévu is deleted, before the list is read again. */
  readonly onSupprime: () => void | Promise<void>;
}

/** Asks before an imprévu is deleted. plateforme §7 (DELETE /imprevu/{id}). */
export function DialogueSupprimerImprevu({ carte, onFermer, onSupprime }: Props): ReactElement {
  const { enCours, supprimer } = useSupprimerImprevu();
  return (
    <DialogueConfirmerSuppression
      ouvert={carte !== null}
      titre="Supprimer cet imprévu&nbsp;?"
      enCours={enCours}
      onFermer={onFermer}
      onSupprimer={() => carte !== null && void supprimer(carte._id, { onFermer, onSupprime })}
    >
      <p>
        <b>
          <TexteDAutrui>{carte !== null && <CarteDImprevuTire carte={carte} />}</TexteDAutrui>
        </b>
      </p>
      <p>Il disparaîtra pour de bon. Les parties en cours en tireront un autre.</p>
    </DialogueConfirmerSuppression>
  );
}
