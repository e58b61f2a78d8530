import type { CSSProperties, ReactElement } from "react";
import type { VueScrutin } from "#game/schema/etat.ts";
import { aiguille, motBravos, motSifflets } from "../scrutin.ts";
import styles from "./scrutin.module.css";

/** In units of the drawing: where the needle turns, and how far its dial is. */
const [CX, CY, RAYON] = [290, 205, 190] as const;
const CRANS = 21;

/** A point of the dial: from 0, on the left, to 1, on the right. */
function point(part: number, rayon: number): string {
  const angle = Math.PI * (1 - part);
  const [x, y] = [CX + Math.cos(angle) * rayon, CY - Math.sin(angle) * rayon];
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

const arc = (de: number, a: number, rayon: number): string =>
  `M${point(de, rayon)}A${String(rayon)} ${String(rayon)} 0 0 1 ${point(a, rayon)}`;

const cote = (rang: number): string => (rang < 9 ? "sifflets" : rang > 11 ? "ovation" : "milieu");

/** Short of the ends: a needle that lies down is no needle. */
const inclinaison = (part: number): number => (part - 0.5) * 152;

/** The meter of a vote: its needle is the share of the votes cast. */
export function Jauge({ scrutin }: { readonly scrutin: VueScrutin }): ReactElement {
  const { ovations, sifflets } = scrutin;
  const tourne: CSSProperties & Record<"--angle", string> = {
    "--angle": `${inclinaison(aiguille(scrutin)).toFixed(1)}deg`,
  };
  return (
    <div className={styles["jauge"]}>
      <svg viewBox="0 0 580 230" fill="none" strokeLinecap="round" aria-hidden="true">
        <path className={styles["arc"]} d={arc(0, 1, RAYON)} />
        {Array.from({ length: CRANS }, (_, rang) => {
          const part = rang / (CRANS - 1);
          const grand = rang % 5 === 0;
          return (
            <path
              key={rang}
              className={styles["cran"]}
              data-cote={cote(rang)}
              data-grand={grand}
              d={`M${point(part, grand ? 152 : 162)}L${point(part, 178)}`}
            />
          );
        })}
        <g className={styles["aiguille"]} style={tourne}>
          <path className={styles["tige"]} d={`M${String(CX)} ${String(CY)}L${point(0.5, 142)}`} />
          <path
            className={styles["frisson"]}
            d={`${arc(0.457, 0.543, 204)}${arc(0.477, 0.523, 215)}`}
          />
        </g>
        <circle className={styles["pivot"]} cx={CX} cy={CY} r="13" />
      </svg>
      <p className={styles["compte"]} data-cote="sifflets">
        <b key={sifflets}>{sifflets}</b> {motSifflets(sifflets)}
      </p>
      <p className={styles["compte"]} data-cote="ovation">
        <b key={ovations}>{ovations}</b> {motBravos(ovations)}
      </p>
    </div>
  );
}
