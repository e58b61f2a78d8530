/** A question or a quizz that somebody tries alone: the end of the trial, and the way back. decisions/0081. */
import { createContext, type ReactElement, useContext } from "react";
import type { VueFin } from "#game/schema/etat.ts";
import { direGorgees } from "../../partie/mots/gorgees.ts";
import { Bouton } from "../../ui/bouton.tsx";
import styles from "./ecran-hote.module.css";

export interface ActionsDEssai {
  /** The thing that is tried: one question by its author, or a quizz by whoever may see it. */
  readonly quoi: "question" | "quizz";
  /** Goes back to the page before; the room is closed with the page. */
  readonly revenir: () => void;
  /** Plays the same again, as it is saved now. */
  readonly rejouer: () => void;
}

/** Context with the trial under way; null in a game that counts. */
export const ContexteEssai = createContext<ActionsDEssai | null>(null);
export const useEssai = (): ActionsDEssai | null => useContext(ContexteEssai);

const RETOURS = { question: "Revenir à l’éditeur", quizz: "Revenir au quizz" } as const;
const ENCORE = { question: "Rejouer la question", quizz: "Rejouer le quizz" } as const;

/** Label of the button that leaves the trial. */
export const direLibelleDuRetourDEssai = ({ quoi }: ActionsDEssai): string => RETOURS[quoi];

/** End of a trial, shown in the place of the bill. */
export function FinDEssai({
  essai,
  fin,
}: {
  readonly essai: ActionsDEssai;
  readonly fin: VueFin | undefined;
}): ReactElement {
  const bilan = direBilanDEssai(fin);
  return (
    <div className={styles["fin"]}>
      <h1>Et voilà&nbsp;!</h1>
      {essai.quoi === "question" ? (
        <p>
          C’était un essai&nbsp;: rien n’est compté, ni dans un historique, ni dans les chiffres de
          cette question.
        </p>
      ) : (
        <>
          {bilan !== "" && <p>{bilan}</p>}
          <p>C’était un essai&nbsp;: rien n’est compté. Avec des amis, c’est encore mieux.</p>
        </>
      )}
      <Bouton variante="contour" taille="hote" icone="resync" onClick={essai.rejouer}>
        {ENCORE[essai.quoi]}
      </Bouton>
    </div>
  );
}

/** The result of the only player: right answers and sips; empty for a quizz without any question to judge. Pure. */
export function direBilanDEssai(fin: Pick<VueFin, "table"> | undefined): string {
  const joueur = fin?.table.find(({ score }) => score >= 0);
  if (joueur === undefined || joueur.jugees === 0) return "";
  const { score, jugees, gorgees } = joueur;
  const sur = `${String(score)}\u00A0${score > 1 ? "bonnes réponses" : "bonne réponse"} sur\u00A0${String(jugees)}`;
  if (gorgees === 0) return `${sur}, et pas une gorgée à boire.`;
  return `${sur}, et ${direGorgees(gorgees)} à boire.`;
}
