/** The quizzes of one file: which of them come in, and which one is shown. */
import type { ReactElement } from "react";
import { Autrui } from "../../ui/autrui.tsx";
import type { GesteImport } from "./agir.ts";
import type { EnCours } from "./en-cours.ts";
import { compter } from "./etats-de-lignes.ts";
import styles from "./plusieurs-quizz.module.css";

interface Props {
  readonly etat: EnCours;
  readonly faire: (geste: GesteImport) => void;
}

const LANGUES = new Intl.DisplayNames("fr", { type: "language" });
function nomDeLangue(code: string): string {
  try {
    return LANGUES.of(code) ?? code;
  } catch {
    return code;
  }
}

export function PlusieursQuizz({ etat, faire }: Props): ReactElement {
  const pris = etat.pris.filter(Boolean).length;
  return (
    <section className={styles["plusieurs"]} aria-labelledby="quizz-du-fichier">
      <h2 id="quizz-du-fichier">
        {etat.quizz.length}&nbsp;quizz dans ce fichier, {pris} à importer
      </h2>
      <ul>
        {etat.quizz.map(({ titre, langue, lignes }, rang) => {
          const { ok, aCorriger } = compter(lignes);
          const nom = titre === "" ? `Quizz ${String(rang + 1)}` : titre;
          return (
            // the quizzes of a file have no other name than their place
            <li key={String(rang)} data-ici={rang === etat.ici}>
              <input
                type="checkbox"
                className={styles["case"]}
                aria-label={`Importer ${nom}`}
                checked={etat.pris[rang] ?? false}
                onChange={({ currentTarget }) =>
                  faire({ geste: "prendre", rang, pris: currentTarget.checked })
                }
              />
              <button
                type="button"
                aria-pressed={rang === etat.ici}
                onClick={() => faire({ geste: "montrer", ici: rang })}
              >
                <b>
                  <Autrui>{nom}</Autrui>
                </b>
                <span>
                  {langue !== null && langue !== "fr" && `${nomDeLangue(langue)}, `}
                  {ok} OK
                  {aCorriger > 0 && `, ${String(aCorriger)} à corriger`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
