import type { ReactElement } from "react";
import { TitreCraie } from "../../ui/craie.tsx";
import styles from "./voile-pause.module.css";

/** The game stands still because the host asked; the brass button says 'Reprendre'. */
export function VoilePause(): ReactElement {
  return (
    <div className={styles["pause"]}>
      <svg
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth={7}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M15 7.500c.6 11-.5 22 .2 33M33 7c-.5 12 .6 22-.1 33.500" />
      </svg>
      <TitreCraie taille="grand" niveau={1}>
        Pause
      </TitreCraie>
      <p>Le temps d’un verre d’eau. Rien ne bouge, personne ne perd rien.</p>
    </div>
  );
}
