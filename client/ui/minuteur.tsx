import { useEffect, useState, type ReactElement } from "react";
import { classes } from "./classes.ts";
import styles from "./minuteur.module.css";

const RAYON = 57;
const TOUR = 2 * Math.PI * RAYON;
const URGENT_MS = 5000;

export interface MinuteurProps {
  /** Milliseconds that remain, from the server’s clock; below 5000 the dial inverts and beats. */
  readonly resteMs: number;
  /** Milliseconds of the whole question. */
  readonly dureeMs: number;
  /** Side of the ring, any CSS length; default 130 px of a 720p screen, scaled with `rem` (jeu §9). */
  readonly taille?: string | undefined;
}

/** Ring of 130 units that empties, with the seconds in the middle. */
export function Minuteur({ resteMs, dureeMs, taille }: MinuteurProps): ReactElement {
  const reste = Math.max(0, resteMs);
  const secondes = Math.ceil(reste / 1000);
  const part = dureeMs > 0 ? Math.min(1, reste / dureeMs) : 0;
  return (
    <div
      className={classes(styles["minuteur"], reste < URGENT_MS && styles["urgent"])}
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

export interface CompteARebours {
  /** Milliseconds that remained when this object was made (a new value restarts from it). */
  readonly resteMs: number;
  readonly enPause?: boolean | undefined;
}

/** Counts `resteMs` down on the monotonic clock, four times a second; returns milliseconds, never below 0. */
export function useCompteARebours({ resteMs, enPause = false }: CompteARebours): number {
  const [ecoule, setEcoule] = useState({ resteMs, ms: 0 });
  useEffect(() => {
    if (enPause) return;
    const debut = performance.now();
    const horloge = setInterval(() => {
      setEcoule({ resteMs, ms: performance.now() - debut });
    }, 250);
    return () => {
      clearInterval(horloge);
    };
  }, [resteMs, enPause]);
  // What elapsed was measured against an older value as long as the first tick has not come.
  return Math.max(0, resteMs - (ecoule.resteMs === resteMs ? ecoule.ms : 0));
}
