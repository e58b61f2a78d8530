import { memo, useState, type ReactElement } from "react";
import { groupTallyMarks, tallyMarkTiming, type TallyWave } from "./batons-animation.ts";
import { HAUTEUR_DES_BATONS, layOutTallyMarks, type TallyMark } from "./batons-trace.ts";
import styles from "./batons.module.css";

export interface BatonsDeComptageProps {
  /** Number of marks, 0 or more. */
  readonly n: number;
  /** Height of a stroke in rem, default 2.2. */
  readonly hauteur?: number | undefined;
  /** Width in rem that the marks must fit in, tightened or boxed if needed; default none. */
  readonly largeurMax?: number | undefined;
  /** CSS colour; default the current one. */
  readonly couleur?: string | undefined;
  /** Number of the last marks that the current beat of a reveal tells: drawn in brass, within that beat. */
  readonly neufs?: number | undefined;
}

interface Dessin {
  readonly n: number;
  /** Number of marks that are drawn without animation. */
  readonly poses: number;
  readonly vagues: readonly TallyWave[];
}

/** Chalk tally marks in fives; marks added after the first render are drawn stroke by stroke. Decorative: the caller prints the number. */
export const BatonsDeComptage = memo(function BatonsDeComptage({
  n,
  hauteur = 2.2,
  largeurMax,
  couleur,
  neufs = 0,
}: BatonsDeComptageProps): ReactElement {
  const [dessin, setDessin] = useState<Dessin>({ n, poses: n, vagues: [] });
  if (dessin.n !== n) setDessin(suivre(dessin, n));
  const { marques, largeur } = layOutTallyMarks(
    n,
    largeurMax === undefined ? undefined : (largeurMax / hauteur) * HAUTEUR_DES_BATONS,
  );
  const nouvelles = marques.filter((marque) => marque.fin > dessin.poses);
  const posees = marques.slice(0, marques.length - nouvelles.length);
  const enCraie = posees.filter(({ fin }) => fin <= n - neufs);
  const enLaiton = posees.slice(enCraie.length);
  return (
    <svg
      className={styles["batons"]}
      viewBox={`0 0 ${largeur.toFixed(1)} ${String(HAUTEUR_DES_BATONS)}`}
      preserveAspectRatio="xMinYMid meet"
      style={{
        width: `${((largeur / HAUTEUR_DES_BATONS) * hauteur).toFixed(3)}rem`,
        height: `${String(hauteur)}rem`,
        maxWidth: largeurMax === undefined ? "100%" : `${String(largeurMax)}rem`,
        color: couleur,
      }}
      aria-hidden="true"
    >
      <path d={tracer(enCraie)} />
      {enLaiton.length > 0 && <path d={tracer(enLaiton)} className={styles["neuf"]} />}
      {groupTallyMarks(nouvelles, dessin.vagues).map((lot, i, { length }) => (
        <g
          key={lot.fin}
          className={neufs > 0 ? styles["neuf"] : undefined}
          style={tallyMarkTiming(lot, neufs > 0)}
          data-attend-fin={i === length - 1 ? true : undefined}
          onAnimationEnd={
            i === length - 1
              ? () => {
                  setDessin({ n, poses: n, vagues: [] });
                }
              : undefined
          }
        >
          {lot.chemins.map(({ d, longueur }) => (
            <path key={d} d={d} pathLength={longueur} className={styles["nouveau"]} />
          ))}
        </g>
      ))}
    </svg>
  );
});

const tracer = (marques: readonly TallyMark[]): string =>
  marques.flatMap(({ passes }) => passes).join("");

function suivre(avant: Dessin, n: number): Dessin {
  if (n < avant.n) return { n, poses: Math.min(avant.poses, n), vagues: avant.vagues };
  return { n, poses: avant.poses, vagues: [...avant.vagues, { de: avant.n, a: n }] };
}
