/** The largest step of a scale that fits, with as few tries as can be: each is a layout of the page. Pure. */

export interface Estime {
  /** May be the one. */
  readonly pas: number;
  /** If it fits, nothing larger does: no more is tried. */
  readonly sur: boolean;
}

export interface EssaiDePas {
  readonly tient: boolean;
  /** Asked for when this one does not fit. */
  readonly estimer: () => Estime;
}

export interface PasTrouve {
  readonly pas: number;
  readonly tient: boolean;
}

/**
 * `de` to `a`: the steps, whole numbers; `depart`: the first one tried, where what is there now was found. `pas` is `de` when none fits.
 * Each step to try is yielded, and what it gave comes back; it must fit at every step below one at which it does.
 */
export function* plusGrandPas({
  de,
  a,
  depart,
}: {
  readonly de: number;
  readonly a: number;
  readonly depart: number;
}): Generator<number, PasTrouve, EssaiDePas> {
  let haut = Math.max(de, a);
  // the largest that fits; none yet
  let sur = de - 1;
  let pas = Math.min(haut, Math.max(de, depart));
  let refus = 0;
  // the step that need not be surpassed
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
    // the estimate is near: it is followed once, then what is just above it is tried, twice as far each time
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
