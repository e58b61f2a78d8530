import type { ReactElement } from "react";
import { BARRES } from "./onde.ts";
import styles from "./extrait.module.css";

interface Props {
  /** Null: a plain track. */
  readonly onde: readonly number[] | null;
  /** The extract, in parts of the whole. */
  readonly de: number;
  readonly a: number;
}

/** A silence is a dot. */
const PLUS_BAS = 2;

/** How loud a sound is, along the track: the extract in ink, the rest of it fainter. */
export function DessinOnde({ onde, de, a }: Props): ReactElement {
  const hauts = onde ?? Array.from({ length: BARRES }, () => 0);
  const traits = hauts.map((part, rang) => {
    const haut = Math.max(PLUS_BAS, 92 * part);
    const milieu = (rang + 0.5) / hauts.length;
    return {
      d: `M${String(rang + 0.5)} ${String(50 - haut / 2)}v${String(haut)}`,
      dedans: milieu >= de && milieu <= a,
    };
  });
  const trace = (dedans: boolean) =>
    traits.flatMap((trait) => (trait.dedans === dedans ? [trait.d] : [])).join("");
  return (
    <svg
      viewBox={`0 0 ${String(hauts.length)} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles["onde"]}
    >
      <path d={trace(false)} />
      <path d={trace(true)} className={styles["dedans"]} />
    </svg>
  );
}
