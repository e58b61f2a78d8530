/** The largest step of a scale that fits, with as few tries as can be: each is a layout of the page. Pure. */

export interface EssaiDePas {
  readonly tient: boolean;
  /** A step that may be the one, asked for when this one does not fit. */
  readonly estimer: () => number;
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
  for (let saut = 1; sur < haut;) {
    const { tient, estimer } = yield pas;
    if (tient) sur = pas;
    else {
      haut = pas - 1;
      refus += 1;
    }
    let suivant = Math.ceil((sur + haut) / 2);
    // the estimate is near: it is followed once, then what is just above it is tried, twice as far each time
    if (refus < 2) {
      suivant = tient ? pas + saut : estimer();
      saut = tient ? saut * 2 : 1;
    }
    pas = Math.min(haut, Math.max(sur + 1, suivant));
  }
  return sur < de ? { pas: de, tient: false } : { pas: sur, tient: true };
}
