/** Options to put in order: a tap gives the next rank, another takes it back and the others close up. */
import { OptionVerre } from "../../ui/option-verre.tsx";
import { VERRES } from "../../ui/verre.tsx";
import styles from "./mat.module.css";
import { type PropsReponse, sontLongues } from "./repondre.tsx";
import { insecables } from "../../ui/typographie.tsx";

export function ReponseOrdre({ question, idQuestion, valeur, onChange, fige }: PropsReponse) {
  const basculer = (option: string) => {
    if (fige) return;
    onChange(
      valeur.includes(option) ? valeur.filter((autre) => autre !== option) : [...valeur, option],
    );
  };
  return (
    <div className={styles["ordonner"]}>
      <p className={styles["consigne"]} aria-live="polite">
        {valeur.length === 0
          ? "Touche les réponses dans l’ordre."
          : `${valeur.length}\u00A0sur\u00A0${question.options.length}. Touche encore pour enlever.`}
      </p>
      <div
        role="group"
        aria-labelledby={idQuestion}
        className={styles["reponses"]}
        data-longues={sontLongues(question.options)}
      >
        {question.options.map((option, i) => {
          const verre = VERRES[i];
          const rang = valeur.indexOf(option) + 1;
          return (
            verre && (
              <OptionVerre
                key={option}
                lettre={verre.lettre}
                etat={rang > 0 ? "choisie" : "neutre"}
                marque={rang > 0 && <b className={styles["rang"]}>{rang}</b>}
                onClick={() => basculer(option)}
              >
                {insecables(option)}
              </OptionVerre>
            )
          );
        })}
      </div>
    </div>
  );
}
