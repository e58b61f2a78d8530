/** One option among up to six: a tap picks it, arrows too. */
import { type KeyboardEvent, useRef } from "react";
import { OptionVerre } from "../../ui/option-verre.tsx";
import { VERRES } from "../../ui/verre.tsx";
import styles from "./mat.module.css";
import { type PropsReponse, sontLongues } from "./repondre.tsx";
import { insecables } from "../../ui/typographie.tsx";

const PAS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

export function ReponseChoix({ question, idQuestion, valeur, onChange, fige }: PropsReponse) {
  const groupe = useRef<HTMLDivElement>(null);
  const { options } = question;
  const [choisie] = valeur;
  const choisir = (option: string) => {
    if (!fige) onChange([option]);
  };
  const naviguer = (evenement: KeyboardEvent) => {
    const pas = PAS[evenement.key];
    if (pas === undefined) return;
    evenement.preventDefault();
    const depuis = options.findIndex((option) => option === choisie);
    const rang = (Math.max(depuis, pas > 0 ? -1 : 0) + pas + options.length) % options.length;
    const option = options[rang];
    if (option === undefined) return;
    choisir(option);
    groupe.current?.querySelectorAll("button")[rang]?.focus();
  };
  return (
    <div
      ref={groupe}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={idQuestion}
      className={styles["reponses"]}
      data-longues={sontLongues(options)}
      onKeyDown={naviguer}
    >
      {options.map((option, rang) => {
        const verre = VERRES[rang];
        const prise = option === choisie;
        // the group is one stop of the Tab key
        const arret = prise || (choisie === undefined && rang === 0);
        return (
          verre && (
            <OptionVerre
              key={option}
              lettre={verre.lettre}
              etat={prise ? "choisie" : "neutre"}
              role="radio"
              aria-checked={prise}
              tabIndex={arret ? 0 : -1}
              onClick={() => choisir(option)}
            >
              {insecables(option)}
            </OptionVerre>
          )
        );
      })}
    </div>
  );
}
