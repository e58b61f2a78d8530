/** Step 1 before its verdict: what this player said, while the TV rolls. mise-en-scene.md "Reveal". */
import type { VueJoueur, VueQuestion } from "#game/schema/etat.ts";
import { SousBock } from "../../ui/sous-bock.tsx";
import { MaReponse } from "./attente-reponses.tsx";
import { Avancement } from "./avancement.tsx";
import styles from "./mat.module.css";

interface Props {
  readonly question: VueQuestion;
  readonly moi: VueJoueur;
}

export function Suspens({ question, moi: { reponse } }: Props) {
  return (
    // read out is the verdict, in a moment
    <div aria-live="off" className={styles["suspens"]}>
      <SousBock
        centre
        haut={
          <>
            <span>Roulement…</span>
            <Avancement />
          </>
        }
        // nobody is waited for; the line keeps its room
        phrase
        bas={<p className={styles["doux"]}>{"\u00A0"}</p>}
      >
        <h1 className={styles["verdict"]}>
          {reponse.length > 0 ? "Tu as dit…" : "Et la réponse est…"}
        </h1>
        <MaReponse question={question} reponse={reponse} />
      </SousBock>
    </div>
  );
}
