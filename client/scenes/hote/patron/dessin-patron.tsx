import type { ReactElement } from "react";
import type { Pose } from "#contracts/patron.ts";
import styles from "./patron.module.css";
import { BOITE, COL, EPAISSEUR, POSES, TETE, TORCHON } from "./traits.ts";

/** The patron in chalk, cut by the edge that he stands behind; decorative. */
export function DessinPatron({ pose }: { readonly pose: Pose }): ReactElement {
  const { bras, penche, sourcils, yeux, moustache, bouche } = POSES[pose];
  return (
    <svg
      className={styles["dessin"]}
      viewBox={`0 0 ${BOITE.join(" ")}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={EPAISSEUR}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-pose={pose}
    >
      <path d={COL} />
      <path d={TORCHON} />
      <path d={bras} />
      <g transform={`rotate(${String(penche)} 120 140)`}>
        <path d={TETE} />
        <path d={sourcils} />
        <path d={yeux} />
        <path d={moustache} fill="currentColor" fillOpacity={0.92} />
        <path d={bouche} />
      </g>
    </svg>
  );
}
