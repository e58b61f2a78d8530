import type { TirDeRouletteRusse } from "./mots.tsx";
import type { ReactElement } from "react";
import { CHAMBRES_REVOLVER } from "#contracts/limites.ts";
import { useMiniGameMoveOnScreen } from "../../scenes/timeline/move-beats.tsx";
import { joinClassNames } from "../../ui/classes.ts";
import styles from "./barillet.module.css";

const PAS_DEG = 360 / CHAMBRES_REVOLVER;
const BORD = 106;
const CENTRES = 66;
const CANNELURE_DEG = 9;

const rad = (deg: number): number => (deg * Math.PI) / 180;
/** SVG coordinates of a point at `r` from the centre; 0° is up, clockwise. */
const point = (deg: number, r: number): string =>
  `${(Math.sin(rad(deg)) * r).toFixed(1)} ${(-Math.cos(rad(deg)) * r).toFixed(1)}`;

/** The outline of the cylinder, with a hollow between two chambers. */
const CONTOUR = Array.from({ length: CHAMBRES_REVOLVER }, (_, i) => {
  const creux = i * PAS_DEG + PAS_DEG / 2;
  const [avant, apres, suivant] = [
    point(creux - CANNELURE_DEG, BORD),
    point(creux + CANNELURE_DEG, BORD),
    point(creux + PAS_DEG - CANNELURE_DEG, BORD),
  ];
  return `${i === 0 ? `M${avant}` : ""}A19 19 0 0 0 ${apres}A${String(BORD)} ${String(BORD)} 0 0 1 ${suivant}`;
}).join("");

const ETOILE = `M${Array.from({ length: 12 }, (_, i) => point(i * 30, i % 2 === 0 ? 20 : 9)).join("L")}Z`;
/** Rays of the flash, of two lengths. */
const ECLATS = Array.from({ length: 12 }, (_, i) => {
  const long = i % 2 === 0 ? 52 : 40;
  return `M${point(i * 30 + 4, 30)}L${point(i * 30 + 4, long)}`;
}).join("");

export interface BarilletProps {
  readonly tirs: readonly TirDeRouletteRusse[];
  /** Whether a hit costs a cul sec in this game: the cylinder is then drawn in red once the shot has hit. */
  readonly culSec: boolean;
  readonly className?: string | undefined;
}

/** The revolver's cylinder seen from behind: the chamber to be fired is on top, under the hammer. */
export function Barillet({ tirs, culSec, className }: BarilletProps): ReactElement {
  const touche = tirs.at(-1)?.part === true;
  const { outcomeHidden } = useMiniGameMoveOnScreen();
  const tournee = tirs.length - (touche ? 1 : 0);
  return (
    <svg
      className={joinClassNames(styles["barillet"], className)}
      viewBox="-120 -146 240 268"
      data-rouge={touche && culSec}
      aria-hidden="true"
    >
      <g className={styles["corps"]} style={{ "--tour": `${String(-tournee * PAS_DEG)}deg` }}>
        <path d={CONTOUR} />
        <path d={ETOILE} />
        {Array.from({ length: CHAMBRES_REVOLVER }, (_, i) => (
          <g key={i} transform={`rotate(${String(i * PAS_DEG)}) translate(0 ${String(-CENTRES)})`}>
            <Chambre tir={tirs[i]} />
          </g>
        ))}
      </g>
      {/* the hammer is pulled back during the second before the click, and comes down at each shot */}
      <path
        key={`${String(tirs.length)} ${String(outcomeHidden)}`}
        className={joinClassNames(
          styles["chien"],
          outcomeHidden ? styles["arme"] : tirs.length > 0 && styles["frappe"],
        )}
        d="M-13-142H13L9-122-1.500-107-9-122Z"
      />
    </svg>
  );
}

/** One chamber: the back of a cartridge before it is fired, then a cross, or a flash for the loaded one. */
function Chambre({ tir }: { readonly tir: TirDeRouletteRusse | undefined }): ReactElement {
  if (tir === undefined)
    return (
      <>
        <circle r="27" />
        <circle r="19" />
        <circle r="5.500" className={styles["amorce"]} />
      </>
    );
  if (tir.part)
    return (
      <g className={styles["touche"]}>
        <circle r="20" className={styles["feu"]} />
        <path d={ECLATS} />
      </g>
    );
  return (
    <g className={styles["vide"]}>
      <circle r="27" />
      <path className={styles["croix"]} d="M-13-12 13 13M12-13-12 12" />
    </g>
  );
}
