import type { ReactElement } from "react";
import { joinClassNames } from "./classes.ts";
import styles from "./minuteur.module.css";

const RAYON = 57;
const TOUR = 2 * Math.PI * RAYON;
const URGENT_MS = 5000;

export interface MinuteurProps {
  /** Milliseconds left, by the server’s clock; below 5000 the dial inverts and pulses. */
  readonly resteMs: number;
  /** Milliseconds of the whole countdown. */
  readonly dureeMs: number;
  /** Diameter, any CSS length; default 130 px on a 720p screen, scaled with `rem` (jeu §9). */
  readonly taille?: string | undefined;
}

/** The countdown: a ring that empties, with the seconds in the middle. */
export function Minuteur({ resteMs, dureeMs, taille }: MinuteurProps): ReactElement {
  const reste = Math.max(0, resteMs);
  const secondes = Math.ceil(reste / 1000);
  const part = dureeMs > 0 ? Math.min(1, reste / dureeMs) : 0;
  return (
    <div
      className={joinClassNames(styles["minuteur"], reste < URGENT_MS && styles["urgent"])}
      style={taille === undefined ? undefined : { "--taille": taille }}
      role="timer"
      aria-label={`Il reste ${String(secondes)}\u00a0${secondes > 1 ? "secondes" : "seconde"}`}
    >
      <svg viewBox="0 0 130 130" aria-hidden="true">
        <circle className={styles["fond"]} cx="65" cy="65" r={RAYON} />
        <circle
          className={styles["reste"]}
          cx="65"
          cy="65"
          r={RAYON}
          strokeDasharray={TOUR}
          strokeDashoffset={TOUR * (1 - part)}
        />
      </svg>
      <span key={reste < URGENT_MS ? secondes : "calme"} aria-hidden="true">
        {secondes}
      </span>
    </div>
  );
}
