import { useCallback, useLayoutEffect, useRef, type ReactElement, type ReactNode } from "react";
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
  const ajuster = useCallback((): void => {
    const element = boite.current;
    if (element === null) return;
    // A parent that renders at each tick of a timer must not cost a search each time.
    const cle = `${String(element.clientWidth)}x${String(element.clientHeight)} ${String(min)} ${String(max)} ${element.textContent}`;
    if (cle === mesure.current) return;
    ajusterTaille(element, min, max, plancher);
    mesure.current = cle;
  }, [min, max, plancher]);
  useLayoutEffect(ajuster);
  useLayoutEffect(() => {
    const element = boite.current;
    if (element === null) return;
    const refaire = (): void => {
      mesure.current = "";
      ajuster();
    };
    const observateur = new ResizeObserver(ajuster);
    observateur.observe(element);
    // a preview is a document of its own, which loads its own
    const polices = element.ownerDocument.fonts;
    polices.addEventListener("loadingdone", refaire);
    return () => {
      observateur.disconnect();
      polices.removeEventListener("loadingdone", refaire);
    };
  }, [ajuster]);
  return (
    <div
      ref={boite}
      className={classes(styles["boite"], styles[ancrage], className)}
      data-police={police}
    >
      <Balise className={classes(styles["ajuste"], styles[police])}>{children}</Balise>
    </div>
  );
}

const PAS_REM = 0.05;

/** Binary search on the size: some seven layouts, only when the text or the box changes; as many again when a word must break. */
function ajusterTaille(boite: HTMLElement, min: number, max: number, plancher: number): void {
  const tient = (pas: number): boolean => {
    boite.style.fontSize = `${String(pas * PAS_REM)}rem`;
    return (
      boite.scrollHeight <= boite.clientHeight + 1 && boite.scrollWidth <= boite.clientWidth + 1
    );
  };
  /** Leaves the largest size that fits, or `de`. */
  const chercher = (de: number, a: number): boolean => {
    let [bas, haut] = [Math.ceil(de / PAS_REM), Math.floor(a / PAS_REM)];
    while (bas < haut) {
      const milieu = Math.ceil((bas + haut) / 2);
      if (tient(milieu)) bas = milieu;
      else haut = milieu - 1;
    }
    return tient(bas);
  };
  boite.dataset["serre"] = "false";
  if (chercher(min, max)) return;
  boite.dataset["serre"] = "true";
  chercher(plancher, max);
}
