import type { ReactElement } from "react";
import type { Vue, VueQuestion } from "#game/schema/etat.ts";
import styles from "./etape.module.css";
import { participants } from "./joueurs.ts";
import { UneOption } from "./une-option.tsx";
import { useCompact } from "../../ui/use-compact.ts";

/** From this many characters an option takes several lines: all of them are set tighter. */
const LONGUE = 34;

/** Options that need all the room there is: a long one among them, or five beside a media. */
export const estDense = ({ options, media }: VueQuestion): boolean =>
  options.some((option) => option.length > LONGUE) || (media !== "" && options.length > 4);

/** The options as they are asked. */
export function Options({ question }: { readonly question: VueQuestion }): ReactElement {
  return (
    <ol
      className={styles["options"]}
      data-nombre={question.options.length}
      data-dense={estDense(question)}
    >
      {question.options.map((option, rang) => (
        <UneOption
          key={option}
          rang={rang}
          texte={option}
          max={tailleMax(question)}
          dense={estDense(question)}
        />
      ))}
    </ol>
  );
}

/** The same after the reveal: the right ones lit, who chose each. */
export function OptionsRevelees({
  vue,
  question,
}: {
  readonly vue: Vue;
  readonly question: VueQuestion;
}): ReactElement {
  const compact = useCompact();
  const dense = estDense(question);
  return (
    <ol className={styles["options"]} data-nombre={question.options.length} data-dense={dense}>
      {question.options.map((option, rang) => {
        const noms = participants(vue)
          .filter(({ reponse }) => reponse[0] === option)
          .map(({ pseudo }) => pseudo);
        const bonne = question.reponse.includes(option);
        return (
          <UneOption
            key={option}
            rang={rang}
            texte={option}
            etat={bonne ? "bonne" : "mauvaise"}
            noms={noms}
            // the left column names those who were right: the answer stays as large as it was asked
            comptes={bonne && dense && !compact}
            max={tailleMax(question)}
            dense={dense}
          />
        );
      })}
    </ol>
  );
}

/** The options in their right order, each with its rank and the letter it had. */
export function OptionsEnOrdre({ question }: { readonly question: VueQuestion }): ReactElement {
  return (
    <ol
      className={styles["options"]}
      data-nombre={question.reponse.length}
      data-dense={estDense(question)}
    >
      {question.reponse.map((option, i) => (
        <UneOption
          key={option}
          rang={question.options.indexOf(option)}
          texte={option}
          place={i + 1}
          max={tailleMax(question)}
          dense={estDense(question)}
        />
      ))}
    </ol>
  );
}

/** Beside a media there is less room: a smaller text rather than a broken line. */
const tailleMax = ({ media }: VueQuestion): number => (media === "" ? 2.9 : 2.4);
