/** The largest step of a scale that fits, with as few tries as can be: each is a layout of the page. Pure. */

export interface EssaiDePas {
  readonly tient: boolean;
  /** How many times larger, or smaller, it should be to fill its box: an estimate. */
  readonly rapport: number;
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
  for (let essais = 1; sur < haut; essais++) {
    const { tient, rapport } = yield pas;
    if (tient) sur = pas;
    else haut = pas - 1;
    // either nothing has changed, or the box is another: once the estimate has been followed the interval is halved
    const milieu = Math.ceil((sur + haut) / 2);
    const suivant = essais > 1 ? milieu : tient ? pas + 1 : Math.floor(pas * rapport);
    pas = Math.min(haut, Math.max(sur + 1, suivant));
  }
  return sur < de ? { pas: de, tient: false } : { pas: sur, tient: true };
}
