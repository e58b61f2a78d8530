import type { ReactElement } from "react";
import { traceSvgDuNombreALaCraie, LARGEUR_CHIFFRE_A_LA_CRAIE } from "../../ui/batons-trace.ts";
import { joinClassNames } from "../../ui/classes.ts";
import styles from "./ardoise-du-nombre-a-deviner.module.css";

/** Height of a digit as `traceSvgDuNombreALaCraie` draws it. */
const HAUTEUR = 14;
const TAILLE = 5.2;
/** SVG path of the tally marks that show through the wiped chalk. */
const TRAITS =
  "M44 52l-3 40M58 50l-2 42M73 52l-3 41M87 50l-2 42M36 84 96 60M138 50l-2 42M152 52l-3 40M167 50l-2 42M181 51l-3 41M130 85 190 60M50 118l-2 38M64 116l-2 40M176 118l-2 38";
const EPONGE = "M14 78c50-26 110 16 210-16M16 108c70-22 120 20 208-8M18 136c60-18 130 16 204-10";
const POINT = "M96 84c-3-40 52-44 52-8 0 27-29 27-29 54M119 154v.2";

/** A small slate, wiped and marked with a question mark until its number is known, then with that number. Decorative. */
export function ArdoiseDuNombreADeviner({
  nombre,
  className,
}: {
  /** The number on the slate; undefined while it is to be guessed. */
  readonly nombre: number | undefined;
  readonly className?: string | undefined;
}): ReactElement {
  const texte = nombre === undefined ? "" : String(nombre);
  const taille = texte.length > 3 ? 3.8 : TAILLE;
  const x = 120 - ((texte.length * LARGEUR_CHIFFRE_A_LA_CRAIE - 3) * taille) / 2;
  return (
    <svg
      className={joinClassNames(styles["petite"], className)}
      viewBox="0 0 240 210"
      aria-hidden="true"
    >
      <path d="M10 14c74-3 146-2 220 0 2 60 2 122 0 182-74 3-146 2-220 0-2-60-2-122 0-182z" />
      <path d="M24 27c64-2 128-2 192 0 2 52 2 104 0 156-64 2-128 2-192 0-2-52-2-104 0-156z" />
      {nombre === undefined ? (
        <>
          <path className={styles["efface"]} d={TRAITS} />
          <path className={styles["eponge"]} d={EPONGE} />
          <path className={styles["point"]} d={POINT} />
        </>
      ) : (
        <path
          className={styles["nombre"]}
          pathLength={1}
          d={traceSvgDuNombreALaCraie(texte, 0, 0)}
          transform={`translate(${x.toFixed(1)} ${(105 - (HAUTEUR * taille) / 2).toFixed(1)}) scale(${String(taille)})`}
        />
      )}
    </svg>
  );
}
