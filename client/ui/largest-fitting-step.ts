/** Search for the largest step of a scale that fits, in few tries because each one costs a layout of the page. Pure. */

export interface FittingStepEstimate {
  /** The step that probably fits. */
  readonly pas: number;
  /** Whether no larger step can fit, so that the search ends if this one does. */
  readonly sur: boolean;
}

export interface FittingStepTrialResult {
  readonly tient: boolean;
  /** Estimates a smaller step; called only when the tried step does not fit. */
  readonly estimer: () => FittingStepEstimate;
}

export interface FittingStepFound {
  readonly pas: number;
  readonly tient: boolean;
}

/**
 * Yields each step to try and receives whether it fits; the caller guarantees that every step below a fitting one fits too.
 * @param de @param a first and last step, whole numbers
 * @param depart the first step to try
 * @returns the largest step that fits, or `de` when none does
 */
export function* searchLargestFittingStep({
  de,
  a,
  depart,
}: {
  readonly de: number;
  readonly a: number;
  readonly depart: number;
}): Generator<number, FittingStepFound, FittingStepTrialResult> {
  let haut = Math.max(de, a);
  // the largest step known to fit
  let sur = de - 1;
  let pas = Math.min(haut, Math.max(de, depart));
  let refus = 0;
  // a step above which nothing fits
  let assez = Infinity;
  for (let saut = 1; sur < haut;) {
    const { tient, estimer } = yield pas;
    if (tient && pas === assez) return { pas, tient };
    if (tient) sur = pas;
    else {
      haut = pas - 1;
      refus += 1;
    }
    let suivant = Math.ceil((sur + haut) / 2);
    // the first estimate is tried, then the steps just above it, doubling the distance each time it fits
    if (refus < 2 && tient) {
      suivant = pas + saut;
      saut *= 2;
    } else if (refus === 1) {
      const estime = estimer();
      suivant = estime.pas;
      if (estime.sur) assez = estime.pas;
      saut = 1;
    }
    pas = Math.min(haut, Math.max(sur + 1, suivant));
  }
  return sur < de ? { pas: de, tient: false } : { pas: sur, tient: true };
}
