import type { ReactElement } from "react";
import { Autrui } from "../../ui/autrui.tsx";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";

interface Props {
  readonly pseudo: string;
  /** How many go with it. */
  readonly quizz: number;
  readonly ouvert: boolean;
  readonly enCours: boolean;
  readonly onFermer: () => void;
  readonly onConfirmer: () => void;
}

/** An account does not come back: asked again, by its name. */
export function ConfirmerSuppression({
  pseudo,
  quizz,
  ouvert,
  enCours,
  onFermer,
  onConfirmer,
}: Props): ReactElement {
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onFermer}
      titre={`Supprimer le compte ${pseudo}\u00A0?`}
      insistant
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Le garder
          </Bouton>
          <Bouton variante="danger" chargement={enCours} onClick={onConfirmer}>
            Supprimer ce compte
          </Bouton>
        </>
      }
    >
      <p>
        <b>
          <Autrui>{pseudo}</Autrui>
        </b>{" "}
        partira pour de bon
        {quizz > 0 &&
          `, avec ${quizz > 1 ? `ses ${String(quizz)}\u00A0quizz` : "son quizz"} et ses fichiers`}
        . Rien ne le fera revenir.
      </p>
    </Dialogue>
  );
}
