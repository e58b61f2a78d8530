import type { ReactElement, ReactNode } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";

interface Props {
  readonly ouvert: boolean;
  readonly titre: string;
  readonly enCours: boolean;
  readonly onFermer: () => void;
  readonly onSupprimer: () => void;
  /** Text that says what is deleted, and what else goes with it. */
  readonly children: ReactNode;
}

/** Dialogue that asks before a quizz, an imprévu or a message is deleted for good. */
export function DialogueConfirmerSuppression({
  ouvert,
  titre,
  enCours,
  onFermer,
  onSupprimer,
  children,
}: Props): ReactElement {
  return (
    <Dialogue
      ouvert={ouvert}
      onFermer={onFermer}
      titre={titre}
      largeur="28rem"
      actions={
        <>
          <Bouton variante="contour" onClick={onFermer}>
            Le garder
          </Bouton>
          <Bouton variante="danger" chargement={enCours} onClick={onSupprimer}>
            Supprimer
          </Bouton>
        </>
      }
    >
      {children}
    </Dialogue>
  );
}
