import { useCallback, useLayoutEffect, useRef, type ReactElement, type ReactNode } from "react";
import { joinClassNames } from "./classes.ts";
import styles from "./texte-ajuste.module.css";
import { type BoxSize, measureWords, estimateFittingStep } from "./line-estimate.ts";
import { type FittingStepEstimate, searchLargestFittingStep } from "./largest-fitting-step.ts";

export interface TexteAjusteProps {
  readonly children: ReactNode;
  /** Smallest and largest font size in rem. */
  readonly min: number;
  readonly max: number;
  /** Smaller size allowed when nothing fits at `min`, once words too long for a line may break. Default `min`. */
  readonly plancher?: number | undefined;
  readonly balise?: "h1" | "h2" | "p" | "div" | undefined;
  /** Position of the text in a higher box; default `haut`. */
  readonly ancrage?: "haut" | "milieu" | undefined;
  /** `titre` (default): heavy and narrow, for questions. `texte`: for options and sentences. */
  readonly police?: "titre" | "texte" | undefined;
  readonly className?: string | undefined;
}

/** A text at the largest size between `min` and `max` at which it does not overflow its box. */
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
    // a parent that renders at each tick of a timer must not start a search each time
    const cle = () =>
      `${String(element.clientWidth)}x${String(element.clientHeight)} ${String(min)} ${String(max)} ${element.textContent}`;
    if (cle() === mesure.current) return;
    ajusterTexte(element, { min, max, plancher }, () => {
      // read again, because the fitted text may have changed the height of its own box
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
    // the text may be in the document of a preview, which loads its own fonts
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
      className={joinClassNames(styles["boite"], styles[ancrage], className)}
      data-police={police}
      // React writes this size only when `max` changes, so it does not undo the size that was found
      style={{ fontSize: `${String(max)}rem` }}
    >
      <Balise className={joinClassNames(styles["ajuste"], styles[police])}>{children}</Balise>
    </div>
  );
}

/** Font sizes in rem; `plancher` is below `min`, for when words must break. */
interface BornesDeTaille {
  readonly min: number;
  readonly max: number;
  readonly plancher: number;
}

interface Demande {
  readonly bornes: BornesDeTaille;
  readonly fini: () => void;
}

const demandes = new Map<HTMLElement, Demande>();

/**
 * Gives the box the largest font size at which its text does not overflow, before the next frame, then calls `fini`. All the boxes of one
 * moment are fitted together, since each try costs a layout of the page and one layout serves them all.
 */
function ajusterTexte(boite: HTMLElement, bornes: BornesDeTaille, fini: () => void): void {
  if (demandes.size === 0) queueMicrotask(ajusterToutes);
  demandes.set(boite, { bornes, fini });
}

function ajusterToutes(): void {
  const prises = [...demandes].filter(([boite]) => boite.isConnected);
  demandes.clear();
  let enCours = prises.map(([boite, { bornes }]) => chercher(boite, bornes));
  while (enCours.length > 0) enCours = enCours.filter((une) => une.next().done !== true);
  for (const [, { fini }] of prises) fini();
}

const PAS_REM = 0.05;

/** Estimates the step that fits from the width of each word or, when no step does, from the area of the text. */
function estimer(texte: Element | null, pas: number, boite: BoxSize): FittingStepEstimate {
  if (texte === null) return { pas, sur: true };
  const mots = measureWords(texte);
  const tous = estimateFittingStep(mots, pas, boite);
  if (tous > 0) return { pas: tous, sur: mots.entiers };
  return { pas: Math.floor(pas * Math.sqrt(boite.hauteur / texte.clientHeight)), sur: false };
}

/**
 * The search for one box, run in step with the others: each turn either writes a size or reads the layout, so that reads of all boxes share
 * one layout. The search starts from the size that the box already has.
 */
function* chercher(
  boite: HTMLElement,
  { min, max, plancher }: BornesDeTaille,
): Generator<undefined, void> {
  const texte = boite.firstElementChild;
  const marge = Number.parseFloat(getComputedStyle(boite).paddingTop);
  const haut = Math.floor(max / PAS_REM);
  // the size that fits is often near the previous one
  const depart = Math.round(Number.parseFloat(boite.style.fontSize) / PAS_REM);
  for (const serre of [false, true]) {
    if (serre || boite.dataset["serre"] === "true") boite.dataset["serre"] = String(serre);
    const de = Math.ceil((serre ? plancher : min) / PAS_REM);
    const recherche = searchLargestFittingStep({ de, a: haut, depart });
    let essai = recherche.next();
    while (essai.done !== true) {
      boite.style.fontSize = enRem(essai.value);
      yield;
      const { clientWidth, clientHeight, scrollWidth, scrollHeight, offsetHeight, offsetWidth } =
        boite;
      const deborde = scrollHeight > clientHeight + 1;
      const pas = essai.value;
      essai = recherche.next({
        tient: !deborde && scrollWidth <= clientWidth + 1,
        estimer: () => estimer(texte, pas, { largeur: clientWidth, hauteur: clientHeight - marge }),
      });
      yield;
      // `data-mesure` turns line balancing off: as many lines, but a faster layout
      boite.dataset["mesure"] = "true";
      // a fixed, contained box keeps the layout around it unchanged during the tries
      if (deborde)
        Object.assign(boite.style, {
          flex: "none",
          height: `${String(offsetHeight)}px`,
          width: `${String(offsetWidth)}px`,
          contain: "strict",
        });
    }
    boite.style.fontSize = enRem(essai.value.pas);
    if (essai.value.tient) break;
  }
  Object.assign(boite.style, { flex: "", height: "", width: "", contain: "" });
  delete boite.dataset["mesure"];
}

const enRem = (pas: number): string => `${String(pas * PAS_REM)}rem`;
