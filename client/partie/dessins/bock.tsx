/**
 * A player's own beer mat, small: their drawing or, until there is one, their initials. Decorative: the name stands
 * beside it.
 */
import "../../styles/mat.css";
import { memo, type ReactElement } from "react";
import { COTE_FEUILLE_DESSIN, type Craie, type Dessin } from "#contracts/dessin.ts";
import { joinClassNames } from "../../ui/classes.ts";
import { initialesDePseudo } from "../../ui/initiales.ts";
import { svgPathOfChalkStroke } from "../../ui/stroke-path.ts";
import { useDessinParNumero } from "./drawing-cache.ts";
import { useVueDeLaRoom } from "../vue.ts";
import styles from "./bock.module.css";

export const COULEURS_DES_CRAIES: Readonly<Record<Craie, string>> = {
  encre: "var(--encre)",
  bouteille: "var(--bouteille)",
  bleu: "var(--craie-bleue)",
  ocre: "var(--laiton-sombre)",
};

interface BockProps {
  /** The player's drawing; null when there is none, or it is not fetched yet. */
  readonly dessin: Dessin | null;
  readonly pseudo: string;
  /** Side, any CSS length. */
  readonly taille: string;
  /** Whether the mat is flat, as in a line of text: one border, thicker strokes. */
  readonly plat?: boolean | undefined;
  /** Whether the mat has a brass edge, that of a first place. */
  readonly or?: boolean | undefined;
  readonly className?: string | undefined;
}

export function BockDessinOuInitiales({
  dessin,
  pseudo,
  taille,
  plat = false,
  or = false,
  className,
}: BockProps): ReactElement {
  return (
    <span
      className={joinClassNames(
        styles["bock"],
        plat && styles["plat"],
        or && styles["or"],
        className,
      )}
      style={{ "--bock": taille }}
      aria-hidden="true"
      data-dessine={dessin !== null}
    >
      {dessin === null ? (
        <span className={styles["initiales"]}>{initialesDePseudo(pseudo)}</span>
      ) : (
        <TraitsDuDessin dessin={dessin} />
      )}
    </span>
  );
}

/**
 * The strokes alone, over the whole of their container. Memoized: hundreds of points would be joined again at each
 * beat.
 */
export const TraitsDuDessin = memo(function TraitsDuDessin({
  dessin,
}: {
  readonly dessin: Dessin;
}): ReactElement {
  return (
    <svg
      className={styles["traits"]}
      viewBox={`0 0 ${String(COTE_FEUILLE_DESSIN)} ${String(COTE_FEUILLE_DESSIN)}`}
    >
      {dessin.map(({ craie, points }, rang) => (
        // the index is a stable key: strokes are only added and removed at the end
        <path key={rang} d={svgPathOfChalkStroke(points)} stroke={COULEURS_DES_CRAIES[craie]} />
      ))}
    </svg>
  );
});

interface BockDeProps extends Omit<BockProps, "dessin"> {
  /** Number of the player's drawing in the room's state; 0: none. */
  readonly dessin: number;
}

/** The mat of a player of this room, whose drawing this screen fetches once by its number. */
export function BockParNumeroDeDessin({ dessin, ...reste }: BockDeProps): ReactElement {
  return <BockDessinOuInitiales {...reste} dessin={useDessinParNumero(dessin)} />;
}

interface Props extends Omit<BockProps, "dessin"> {
  readonly id: string;
}

/** The mat of a player by their key. A player who has left has initials, since the room drops the drawing. */
export function BockDuJoueur({ id, ...reste }: Props): ReactElement {
  const { vue } = useVueDeLaRoom();
  return <BockParNumeroDeDessin {...reste} dessin={vue.joueurs[id]?.dessin ?? 0} />;
}
