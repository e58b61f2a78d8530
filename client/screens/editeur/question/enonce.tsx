/** What is asked. */
import { type ReactElement, useId } from "react";
import { TEXTE_QUESTION_MAX } from "#contracts/limites.ts";
import { Icone } from "../../../ui/icones.tsx";
import styles from "./enonce.module.css";
import { FautesIci } from "./fautes-ici.tsx";
import { useRedaction } from "./redaction.tsx";

/** Beyond this one reads for a long time at 3 m; beyond the contract's limit it is not saved. */
const COURT = 300;

export function Enonce(): ReactElement {
  const { question, changer, champ, refus } = useRedaction();
  const id = useId();
  const longueur = [...question.text].length;
  const borne = longueur > COURT ? TEXTE_QUESTION_MAX : COURT;
  return (
    <div className={styles["enonce"]}>
      <div className={styles["tete"]}>
        <label htmlFor={id}>Question</label>
        <span className={styles["compte"]} data-trop={longueur > TEXTE_QUESTION_MAX}>
          {longueur.toLocaleString("fr-FR")} / {borne.toLocaleString("fr-FR")}
        </span>
      </div>
      <textarea
        {...champ("texte")}
        id={id}
        rows={2}
        className={styles["texte"]}
        value={question.text}
        dir="auto"
        placeholder="Que demandez-vous à la salle ?"
        aria-invalid={refus.texte === undefined ? undefined : true}
        aria-describedby={`${id}-fautes`}
        onChange={({ currentTarget: { value } }) =>
          changer((une) => ({ ...une, text: value }), "texte")
        }
      />
      <div id={`${id}-fautes`} className={styles["notes"]}>
        {longueur > COURT && refus.texte === undefined && (
          <p className={styles["long"]}>
            <Icone nom="attention" taille="1.15em" />
            C’est long à lire sur l’écran&nbsp;: 300&nbsp;caractères suffisent presque toujours.
          </p>
        )}
        <FautesIci codes={["vide"]} refus={[refus.texte, refus.entiere]} />
      </div>
    </div>
  );
}
