import type { ReactElement, ReactNode } from "react";
import type { VueQuestion } from "#game/schema/etat.ts";
import { Media } from "../../quizz/media.tsx";
import { BonneReponse } from "./bonne-reponse.tsx";
import { PreuveEcrite } from "./preuve-ecrite.tsx";
import { useACommence } from "../timeline/use-reveal.ts";
import styles from "./reponse.module.css";
import { Texte } from "./texte.tsx";
import { Intitule } from "../../quizz/intitule.tsx";

interface Props {
  readonly question: VueQuestion;
  /** Whether its proof is written when its time has come; default true. */
  readonly preuve?: boolean;
  /** Somebody judges what was said aloud. */
  readonly aVoixHaute?: boolean;
  /** So many answers that the question yields room to them. */
  readonly foule?: boolean;
  /** Who found it. */
  readonly children: ReactNode;
}

/** Step 1 of a question typed on the phones, and of any question in local mode: what was right, who found it. */
export function EtapeReponse({
  question,
  preuve = true,
  aVoixHaute = false,
  foule = false,
  children,
}: Props): ReactElement {
  return (
    <div className={styles["page"]} data-foule={foule}>
      <Tete question={question} preuve={preuve} aVoixHaute={aVoixHaute} />
      {children}
    </div>
  );
}

/** The question in small, its answer in large, and what it showed. */
function Tete({
  question,
  preuve,
  aVoixHaute,
}: Required<Omit<Props, "children" | "foule">>): ReactElement {
  // its room is kept: nothing moves when it is said
  const dite = useACommence("verdict");
  return (
    <div className={styles["tete"]} data-type={question.type}>
      <div className={styles["dite"]}>
        <Texte balise="h1" min={1.6} plancher={1.2} max={3.2} className={styles["rappel"]}>
          <Intitule question={question} />
        </Texte>
        <div className={styles["cachee"]} data-dite={dite}>
          <BonneReponse question={question} variantes={aVoixHaute} />
        </div>
        {preuve && <PreuveEcrite question={question} />}
      </div>
      {question.media !== "" && (
        <div className={styles["media"]}>
          <Media media={question.media} />
        </div>
      )}
    </div>
  );
}
