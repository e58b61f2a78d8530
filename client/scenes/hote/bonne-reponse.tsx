import type { ReactElement } from "react";
import type { VueQuestion } from "#game/schema/etat.ts";
import { Icone } from "../../ui/icones.tsx";
import { teinte, Verre, VERRES } from "../../ui/verre.tsx";
import styles from "./bonne-reponse.module.css";

/** What had to be found, in brass: the text, the option with its glass, or the right order. */
export function BonneReponse({ question }: { readonly question: VueQuestion }): ReactElement {
  const [premiere = "", ...autres] = question.reponse;
  if (question.type === "entree")
    return (
      <div className={styles["bonne"]}>
        <p className={styles["principale"]}>
          <Tic />
          {premiere}
        </p>
        {autres.length > 0 && <p className={styles["aussi"]}>ou {autres.join(", ")}</p>}
        {question.precis.length > 0 && (
          <p className={styles["aussi"]}>Presque&nbsp;: {question.precis.join(", ")}</p>
        )}
      </div>
    );
  return (
    <ol
      className={styles["bonnes"]}
      data-type={question.type}
      style={{ "--rangs": Math.ceil(question.reponse.length / 2) }}
    >
      {question.reponse.map((texte, i) => {
        const verre = VERRES[question.options.indexOf(texte)];
        return (
          <li key={texte} style={teinte(verre?.token)}>
            {question.type === "ordre" ? <b>{i + 1}</b> : <Tic />}
            {verre !== undefined && (
              <>
                <span className={styles["lettre"]}>{verre.lettre}</span>
                <Verre lettre={verre.lettre} taille="1.5em" />
              </>
            )}
            <span>{texte}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Tic(): ReactElement {
  return (
    <span className={styles["tic"]}>
      <Icone nom="coche" taille="68%" libelle="Bonne réponse" />
    </span>
  );
}
