import type { ReactElement } from "react";
import { joinClassNames } from "./classes.ts";
import styles from "./logo.module.css";

export interface LogoProps {
  /** `pleine`: drawing and name. `compacte`: the drawing alone (platform pages under 940 px). */
  readonly largeur?: "pleine" | "compacte" | undefined;
  /** Size of the letters, any CSS length; default `2rem`; null inherits it. */
  readonly taille?: string | null | undefined;
}

/** The logo: two glasses clinking, a question mark jumping out of them, and the name. In the current colour. */
export function Logo({ largeur = "pleine", taille = "2rem" }: LogoProps): ReactElement {
  const nom = largeur === "compacte" ? { role: "img", "aria-label": "Trinquizz" } : {};
  return (
    <span
      className={joinClassNames(styles["logo"], styles[largeur])}
      style={taille === null ? undefined : { fontSize: taille }}
      {...nom}
    >
      <DessinDuLogo />
      {largeur === "pleine" && <span className={styles["mot"]}>Trinquizz</span>}
    </span>
  );
}

/** The drawing of the logo alone, 1.7 em wide. */
export function DessinDuLogo(): ReactElement {
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
        <path d={TRACE_DE_LA_BOISSON_DU_LOGO} fill="var(--absinthe)" stroke="none" opacity={0.85} />
        <path d={TRACE_DES_VERRES_DU_LOGO} />
      </g>
      <g transform="translate(51.500 43.500) rotate(-17)">
        <path
          d={TRACE_DE_LA_BOISSON_DU_LOGO}
          fill="var(--grenadine)"
          stroke="none"
          opacity={0.85}
        />
        <path d={TRACE_DES_VERRES_DU_LOGO} />
      </g>
      <path className={styles["question"]} d={TRACE_DU_POINT_D_INTERROGATION_DU_LOGO} />
    </svg>
  );
}

/** SVG paths of the logo in a box of 72 × 66, which the photo of the evening also draws on a canvas. */
export const TRACE_DES_VERRES_DU_LOGO =
  "M-9.500-16h19c2.200 12-2 20.500-9.500 20.500S-11.700-4-9.500-16zM0 4.500V17M-7 18H7";
export const TRACE_DE_LA_BOISSON_DU_LOGO =
  "M-9.800-8h19.600C9.600-.6 6 4.500 0 4.500S-9.600-.6-9.800-8z";
export const TRACE_DU_POINT_D_INTERROGATION_DU_LOGO =
  "M29 8.600c.3-8.200 14-8 13.800.3-.2 5-6.700 4.800-6.800 9.600M36 25.200v.1";
