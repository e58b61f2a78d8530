import { useCallback, useLayoutEffect, useRef, type ReactElement, type ReactNode } from "react";
import { ajusterTexte } from "./ajuster-textes.ts";
import { classes } from "./classes.ts";
import styles from "./texte-ajuste.module.css";

export interface TexteAjusteProps {
  readonly children: ReactNode;
  /** Smallest and largest font size, in rem. */
  readonly min: number;
  readonly max: number;
  /** Below `min`, when nothing else lets it fit: words that are too long break first. Default `min`. */
  readonly plancher?: number | undefined;
  readonly balise?: "h1" | "h2" | "p" | "div" | undefined;
  /** Where the text sits when the box is higher; default `haut`. */
  readonly ancrage?: "haut" | "milieu" | undefined;
  /** `titre` (default): heavy and narrow, for questions. `texte`: for options and sentences. */
  readonly police?: "titre" | "texte" | undefined;
  readonly className?: string | undefined;
}

/** Fills the box it is given: the largest size between `min` and `max` at which the text does not overflow. */
export function TexteAjuste({
  children,
  min,
  max,
  plancher = min,
  balise: Balise = "div",
  ancrage = "haut",
  police = "titre",
  className,
}: TexteAjusteProps): ReactElement {
  const boite = useRef<HTMLDivElement>(null);
  const mesure = useRef("");
  const suivre = useCallback((): void => {
    const element = boite.current;
    if (element === null) return;
    // A parent that renders at each tick of a timer must not cost a search each time.
    const cle = () =>
      `${String(element.clientWidth)}x${String(element.clientHeight)} ${String(min)} ${String(max)} ${element.textContent}`;
    if (cle() === mesure.current) return;
    ajusterTexte(element, { min, max, plancher }, () => {
      // a box that has nothing else to hold is as high as its text
      mesure.current = cle();
    });
  }, [min, max, plancher]);
  useLayoutEffect(suivre);
  useLayoutEffect(() => {
    const element = boite.current;
    if (element === null) return;
    const refaire = (): void => {
      mesure.current = "";
      suivre();
    };
    const observateur = new ResizeObserver(suivre);
    observateur.observe(element);
    // a preview is a document of its own, which loads its own
    const polices = element.ownerDocument.fonts;
    polices.addEventListener("loadingdone", refaire);
    return () => {
      observateur.disconnect();
      polices.removeEventListener("loadingdone", refaire);
    };
  }, [suivre]);
  return (
    <div
      ref={boite}
      className={classes(styles["boite"], styles[ancrage], className)}
      data-police={police}
      // where the search begins; until `max` is another one, React does not write it again
      style={{ fontSize: `${String(max)}rem` }}
    >
      <Balise className={classes(styles["ajuste"], styles[police])}>{children}</Balise>
    </div>
  );
}
