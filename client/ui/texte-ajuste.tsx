import { useCallback, useLayoutEffect, useRef, type ReactElement, type ReactNode } from "react";
import { classes } from "./classes.ts";
import { type EssaiDePas, plusGrandPas } from "./plus-grand-pas.ts";
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
    const cle = () =>
      `${String(element.clientWidth)}x${String(element.clientHeight)} ${String(min)} ${String(max)} ${element.textContent}`;
    if (cle() === mesure.current) return;
    ajusterTaille(element, min, max, plancher);
    // a box that has nothing else to hold is as high as its text
    mesure.current = cle();
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

/** Some four layouts, only when the text or the box changes; as many again when a word must break. */
function ajusterTaille(boite: HTMLElement, min: number, max: number, plancher: number): void {
  const texte = boite.firstElementChild;
  const marge = Number.parseFloat(getComputedStyle(boite).paddingTop);
  // what was there before is not far
  const avant = Number.parseFloat(boite.style.fontSize) / PAS_REM;
  const essayer = (pas: number): EssaiDePas => {
    boite.style.fontSize = `${String(pas * PAS_REM)}rem`;
    const { clientWidth, clientHeight, scrollWidth, scrollHeight, offsetHeight } = boite;
    // as high as it may be: what is around it need not be laid out again at each try
    if (scrollHeight > clientHeight + 1)
      Object.assign(boite.style, { flex: "none", height: `${String(offsetHeight)}px` });
    return {
      tient: scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1,
      rapport: Math.min(
        Math.sqrt((clientHeight - marge) / Math.max(1, texte?.clientHeight ?? 1)),
        clientWidth / scrollWidth,
      ),
    };
  };
  /** Leaves the largest size that fits, or `de`. */
  const chercher = (de: number, a: number): boolean => {
    const haut = Math.floor(a / PAS_REM);
    const depart = Number.isNaN(avant) ? haut : Math.round(avant);
    const { pas, tient } = plusGrandPas({ de: Math.ceil(de / PAS_REM), a: haut, depart }, essayer);
    boite.style.fontSize = `${String(pas * PAS_REM)}rem`;
    return tient;
  };
  // balanced lines are as many, and take longer to find
  boite.dataset["mesure"] = "true";
  boite.dataset["serre"] = "false";
  if (!chercher(min, max)) {
    boite.dataset["serre"] = "true";
    chercher(plancher, max);
  }
  Object.assign(boite.style, { flex: "", height: "" });
  delete boite.dataset["mesure"];
}
