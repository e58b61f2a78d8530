/** A question that its author tries alone: the end of the trial, and the way back to the editor. decisions/0081. */
import { createContext, type ReactElement, useContext } from "react";
import { Bouton } from "../../ui/bouton.tsx";
import styles from "./ecran-hote.module.css";

export interface ActionsDEssaiDeQuestion {
  /** Goes back to the editor; the room is closed with the page. */
  readonly revenir: () => void;
  /** Plays the same question again, as it is saved now. */
  readonly rejouer: () => void;
}

/** The trial of a question by its author; null in a game that counts. */
export const ContexteEssaiDeQuestion = createContext<ActionsDEssaiDeQuestion | null>(null);
export const useEssaiDeQuestion = (): ActionsDEssaiDeQuestion | null =>
  useContext(ContexteEssaiDeQuestion);

export const TEXTE_BOUTON_RETOUR_A_L_EDITEUR = "Revenir à l’éditeur";

/** End of a question's trial, shown in the place of the bill. */
export function FinDEssaiDeQuestion({
  essai,
}: {
  readonly essai: ActionsDEssaiDeQuestion;
}): ReactElement {
  return (
    <div className={styles["fin"]}>
      <h1>Et voilà&nbsp;!</h1>
      <p>
        C’était un essai&nbsp;: rien n’est compté, ni dans un historique, ni dans les chiffres de
        cette question.
      </p>
      <Bouton variante="contour" taille="hote" icone="resync" onClick={essai.rejouer}>
        Rejouer la question
      </Bouton>
    </div>
  );
}
