/** « Ovation ou sifflets ? » on the slate: the question, the meter, the verdict stamped on it. */
import type { ReactElement, ReactNode } from "react";
import type { Vue, VueScrutin } from "#game/schema/etat.ts";
import { estLocale } from "../../partie/joueurs.ts";
import { TitreCraie } from "../../ui/craie.tsx";
import { useFocusRendu } from "../../ui/use-focus-rendu.ts";
import { CRIS_DE_LA_SALLE } from "../scrutin.ts";
import { Jauge } from "./jauge.tsx";
import styles from "./scrutin.module.css";

interface Props {
  readonly vue: Vue;
  readonly scrutin: VueScrutin;
  /** The two buttons of a verdict that is the host's. */
  readonly trancher?: ReactNode;
}

export function ScrutinHote({ vue, scrutin, trancher }: Props): ReactElement {
  const { phase, issue, ovations, sifflets } = scrutin;
  // the two buttons of a verdict go with it
  const boite = useFocusRendu<HTMLElement>(phase);
  // without phones nobody votes: there is nothing to measure
  const mesure = !estLocale(vue) && (phase === "ouvert" || ovations + sifflets > 0);
  return (
    <section
      ref={boite}
      tabIndex={-1}
      className={styles["scrutin"]}
      data-phase={phase}
      data-mesure={mesure}
    >
      {phase !== "rendu" && (
        <div className={styles["demande"]}>
          <TitreCraie taille="grand">Ovation ou sifflets&nbsp;?</TitreCraie>
        </div>
      )}
      {mesure && <Jauge scrutin={scrutin} />}
      {phase === "aTrancher" && (
        <>
          <p className={styles["raison"]}>{pourquoi(vue, scrutin)}</p>
          <div className={styles["trancher"]}>{trancher}</div>
        </>
      )}
      {phase === "rendu" && issue !== "" && (
        <p className={styles["tampon"]} data-issue={issue}>
          {CRIS_DE_LA_SALLE[issue]}
        </p>
      )}
    </section>
  );
}

function pourquoi(vue: Vue, { ovations }: VueScrutin): string {
  if (estLocale(vue)) return "La salle donne de la voix, vous tranchez.";
  return ovations > 0
    ? "Égalité\u00A0: c’est à vous de trancher."
    : "Personne n’a voté\u00A0: c’est à vous de trancher.";
}
