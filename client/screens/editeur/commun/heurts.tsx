/** What two have changed to something else, each with both: one of them is chosen. Decision 0120. */
import { type ReactElement, useId } from "react";
import type { Heurt } from "../../../document/fusionner.ts";
import { Autrui } from "../../../ui/autrui.tsx";
import { direHeurt } from "./dire-difference.ts";
import styles from "./conflit.module.css";

interface Props {
  readonly heurts: readonly Heurt[];
  /** Keys of those for which theirs is chosen. */
  readonly pourLeur: ReadonlySet<string>;
  readonly onTrancher: (cle: string, laLeur: boolean) => void;
}

export function Heurts({ heurts, pourLeur, onTrancher }: Props): ReactElement {
  const nom = useId();
  return (
    <div className={styles["heurts"]}>
      {heurts.map((heurt) => {
        const { titre, ici, ailleurs } = direHeurt(heurt);
        return (
          <fieldset key={heurt.cle}>
            <legend>{titre}</legend>
            {[
              { laLeur: false, ou: "Ici", textes: ici },
              { laLeur: true, ou: "Ailleurs", textes: ailleurs },
            ].map(({ laLeur, ou, textes }) => (
              <label
                key={ou}
                htmlFor={`${nom}-${heurt.cle}-${ou}`}
                data-choisi={pourLeur.has(heurt.cle) === laLeur}
              >
                <input
                  id={`${nom}-${heurt.cle}-${ou}`}
                  type="radio"
                  className={styles["rond"]}
                  name={`${nom}-${heurt.cle}`}
                  checked={pourLeur.has(heurt.cle) === laLeur}
                  onChange={() => onTrancher(heurt.cle, laLeur)}
                />
                <b>{ou}</b>
                {textes.map((texte) => (
                  <span key={texte}>
                    <Autrui>{texte}</Autrui>
                  </span>
                ))}
              </label>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
