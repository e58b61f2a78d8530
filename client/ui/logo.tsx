import type { ReactElement } from "react";
import { classes } from "./classes.ts";
import styles from "./logo.module.css";
import { BOISSON_LOGO, QUESTION_LOGO, VERRE_LOGO } from "./trace-logo.ts";

export interface LogoProps {
  /** `pleine`: drawing and wordmark. `compacte`: the drawing alone (platform pages under 940 px). */
  readonly largeur?: "pleine" | "compacte" | undefined;
  /** Size of the wordmark’s letters, any CSS length; default `2rem`; null takes that of what is around. */
  readonly taille?: string | null | undefined;
}

/** Trinquizz: two glasses that clink, and the question that jumps out of them. Takes the current colour. */
export function Logo({ largeur = "pleine", taille = "2rem" }: LogoProps): ReactElement {
  const nom = largeur === "compacte" ? { role: "img", "aria-label": "Trinquizz" } : {};
  return (
    <span
      className={classes(styles["logo"], styles[largeur])}
      style={taille === null ? undefined : { fontSize: taille }}
      {...nom}
    >
      <Tchin />
      {largeur === "pleine" && <span className={styles["mot"]}>Trinquizz</span>}
    </span>
  );
}

/** The drawing alone, 1.7 em wide: for the icon, empty states, a waiting screen. */
export function Tchin(): ReactElement {
  return (
    <svg
      viewBox="0 0 72 66"
      className={styles["tchin"]}
      fill="none"
      stroke="currentColor"
      strokeWidth={3.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g transform="translate(20.500 43.500) rotate(17)">
        <path d={BOISSON_LOGO} fill="var(--absinthe)" stroke="none" opacity={0.85} />
        <path d={VERRE_LOGO} />
      </g>
      <g transform="translate(51.500 43.500) rotate(-17)">
        <path d={BOISSON_LOGO} fill="var(--grenadine)" stroke="none" opacity={0.85} />
        <path d={VERRE_LOGO} />
      </g>
      <path className={styles["question"]} d={QUESTION_LOGO} />
    </svg>
  );
}
