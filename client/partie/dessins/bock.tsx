/** A player's own beer mat, small: what they drew on it or, until then, their initials. Decorative: their name stands beside it. */
import "../../styles/mat.css";
import { memo, type ReactElement } from "react";
import { COTE_FEUILLE, type Craie, type Dessin } from "#contracts/dessin.ts";
import styles from "./bock.module.css";
import { classes } from "../../ui/classes.ts";
import { initiales } from "../../ui/initiales.ts";
import { cheminDuTrait } from "../../ui/trace-dessin.ts";

export const COULEUR_CRAIE: Readonly<Record<Craie, string>> = {
  encre: "var(--encre)",
  bouteille: "var(--bouteille)",
  bleu: "var(--craie-bleue)",
  ocre: "var(--laiton-sombre)",
};

export interface BockProps {
  /** Null: not drawn, or not here yet. */
  readonly dessin: Dessin | null;
  readonly pseudo: string;
  /** Side, any CSS length. */
  readonly taille: string;
  /** Lies flat in a line of text: one border, a thicker chalk. */
  readonly plat?: boolean | undefined;
  /** An edge of brass: on the first step. */
  readonly or?: boolean | undefined;
  readonly className?: string | undefined;
}

export function Bock({
  dessin,
  pseudo,
  taille,
  plat = false,
  or = false,
  className,
}: BockProps): ReactElement {
  return (
    <span
      className={classes(styles["bock"], plat && styles["plat"], or && styles["or"], className)}
      style={{ "--bock": taille }}
      aria-hidden="true"
      data-dessine={dessin !== null}
    >
      {dessin === null ? (
        <span className={styles["initiales"]}>{initiales(pseudo)}</span>
      ) : (
        <Traits dessin={dessin} />
      )}
    </span>
  );
}

/** The strokes alone, over the whole of their container: hundreds of points, not to be joined up again at each beat. */
export const Traits = memo(function Traits({ dessin }: { readonly dessin: Dessin }): ReactElement {
  return (
    <svg
      className={styles["traits"]}
      viewBox={`0 0 ${String(COTE_FEUILLE)} ${String(COTE_FEUILLE)}`}
    >
      {dessin.map(({ craie, points }, rang) => (
        // strokes are only added and taken off at the end
        <path key={rang} d={cheminDuTrait(points)} stroke={COULEUR_CRAIE[craie]} />
      ))}
    </svg>
  );
});
