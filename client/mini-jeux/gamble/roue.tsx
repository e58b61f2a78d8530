import { type ReactElement, useLayoutEffect, useRef } from "react";
import { joinClassNames } from "../../ui/classes.ts";
import { ISSUES_GAMBLE, SECTEURS_ROUE_GAMBLE, DESSINS_ISSUES_GAMBLE } from "./issues.ts";
import styles from "./roue.module.css";
import {
  type LancerDeBille,
  transformBilleAuRepos,
  ANGLE_DE_SECTEUR_DEG,
  transformsDuLancerDeBille,
} from "./bille.ts";

const BORD = 194;
const PISTE = 162;
const MOYEU = 44;
const rad = (deg: number): number => (deg * Math.PI) / 180;
const point = (deg: number, r: number): string =>
  `${(Math.sin(rad(deg)) * r).toFixed(1)} ${(-Math.cos(rad(deg)) * r).toFixed(1)}`;
const DEMI = ANGLE_DE_SECTEUR_DEG / 2;
/** SVG path of the sector at the top of the wheel; the other sectors are the same path, turned. */
const PART = `M${point(-DEMI, MOYEU)}L${point(-DEMI, PISTE)}A${String(PISTE)} ${String(PISTE)} 0 0 1 ${point(DEMI, PISTE)}L${point(DEMI, MOYEU)}A${String(MOYEU)} ${String(MOYEU)} 0 0 0 ${point(-DEMI, MOYEU)}Z`;
const RAYONS = ISSUES_GAMBLE.map((_, i) => {
  const deg = i * ANGLE_DE_SECTEUR_DEG + DEMI;
  return `M${point(deg, MOYEU)}L${point(deg, PISTE + 7)}`;
}).join("");

export interface RoueGambleProps {
  readonly lancer: LancerDeBille;
  readonly pas: number;
  /** Whether the wheel has only drawings, no words, as a small wheel whose words are beside it. */
  readonly muette?: boolean;
  readonly className?: string | undefined;
}

/** The wheel of eight sectors. The wheel stays still, so that it can be read: its turret spins and the ball goes round. */
export function RoueGamble({
  lancer,
  pas,
  muette = false,
  className,
}: RoueGambleProps): ReactElement {
  const { anime, rang, phase, secteur, dureeMs } = lancer;
  return (
    <div
      className={joinClassNames(styles["roue"], className)}
      data-phase={phase}
      aria-hidden="true"
    >
      <svg viewBox="-200 -200 400 400">
        <circle r={BORD} />
        <circle r={PISTE} />
        {secteur >= 0 && (
          <path
            className={styles["choisi"]}
            d={PART}
            transform={`rotate(${String(secteur * ANGLE_DE_SECTEUR_DEG)})`}
          />
        )}
        <path d={RAYONS} />
        <circle r={MOYEU} />
        {ISSUES_GAMBLE.map((issue, i) => (
          <Secteur key={issue} rang={i} muette={muette} />
        ))}
      </svg>
      <Tourelle tourne={phase === "roule" && anime} dureeMs={dureeMs} />
      {(phase === "fini" || anime) && secteur >= -1 && rang >= 0 && (
        <Bille rang={rang} pas={pas} anime={anime} dureeMs={dureeMs} />
      )}
    </div>
  );
}

function Secteur({
  rang,
  muette,
}: {
  readonly rang: number;
  readonly muette: boolean;
}): ReactElement {
  const issue = ISSUES_GAMBLE[rang] ?? "personne";
  const { lignes } = SECTEURS_ROUE_GAMBLE[issue];
  const deg = rang * ANGLE_DE_SECTEUR_DEG;
  const ici = (r: number): string =>
    `translate(${(Math.sin(rad(deg)) * r).toFixed(1)} ${(-Math.cos(rad(deg)) * r).toFixed(1)})`;
  return (
    <>
      <path
        className={styles["glyphe"]}
        d={DESSINS_ISSUES_GAMBLE[issue]}
        transform={muette ? `${ici(108)} scale(1.35)` : `${ici(70)} scale(0.72)`}
      />
      {!muette && (
        <g transform={ici(deg % 180 === 90 ? 123 : 121)}>
          {lignes.map((ligne, i) => (
            <text key={ligne} y={(i - lignes.length / 2) * 17.5 + 14}>
              {ligne}
            </text>
          ))}
        </g>
      )}
    </>
  );
}

/** The turret of the wheel: four arms in the middle. */
function Tourelle({
  tourne,
  dureeMs,
}: {
  readonly tourne: boolean;
  readonly dureeMs: number;
}): ReactElement {
  return (
    <svg
      className={joinClassNames(styles["tourelle"], tourne && styles["tourne"])}
      style={{ "--duree": `${String(dureeMs)}ms` }}
      viewBox="-40 -40 80 80"
    >
      <circle r="9" />
      <path d="M0-9v-15M9 0h15M0 9v15M-9 0h-15" />
      <path className={styles["bout"]} d="M0-28v.1M28 0h.1M0 28v.1M-28 0h.1" />
    </svg>
  );
}

interface BilleProps {
  readonly rang: number;
  readonly pas: number;
  readonly anime: boolean;
  readonly dureeMs: number;
}

function Bille({ rang, pas, anime, dureeMs }: BilleProps): ReactElement {
  const bille = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!anime) return undefined;
    // a Web Animation of `transform` runs on the compositor, without painting the slate again at each frame
    const course = bille.current?.animate(
      { transform: transformsDuLancerDeBille(rang, pas) },
      { duration: dureeMs, fill: "backwards" },
    );
    return () => course?.cancel();
  }, [rang, pas, anime, dureeMs]);
  return (
    <span
      ref={bille}
      className={styles["bille"]}
      style={{ transform: transformBilleAuRepos(rang) }}
    />
  );
}
