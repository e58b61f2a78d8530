/** What is left before the game goes on by itself: a thin bar, or seconds for who asked for less motion. */
import type { ReactElement } from "react";
import type { Vue, VueMinuteur } from "#game/schema/etat.ts";
import { useResteMs } from "../../partie/vue.ts";
import styles from "./barre-rythme.module.css";

const calme = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Null where nothing is counted. */
export function BarreRythme({ vue }: { readonly vue: Vue }): ReactElement | null {
  const { cadence } = vue;
  if (cadence === undefined || vue.phase !== "jeu") return null;
  return calme.matches ? (
    <Secondes cadence={cadence} />
  ) : (
    <span
      key={cadence.numero}
      className={styles["barre"]}
      aria-hidden="true"
      data-marche={cadence.marche}
      style={{
        "--part": cadence.resteMs / Math.max(1, cadence.dureeMs),
        "--reste": `${String(cadence.resteMs)}ms`,
      }}
    />
  );
}

function Secondes({ cadence }: { readonly cadence: VueMinuteur }): ReactElement {
  const resteMs = useResteMs(cadence);
  return (
    <span className={styles["secondes"]} role="timer" aria-live="off">
      {Math.ceil(resteMs / 1000)}&nbsp;s
    </span>
  );
}
