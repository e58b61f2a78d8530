/** What anybody can provoke is said once a minute at the most, with how often it happened: a log is for its reader. */

const PERIODE_MS = 60_000;

/**
 * @param dire says it; `tus`: how many were kept quiet since the last time
 * @param maintenant a monotonic clock in ms
 */
export function createLogThrottle<Message>(
  dire: (message: Message, tus: number) => void,
  maintenant: () => number = () => performance.now(),
): (message: Message) => void {
  let dernier = Number.NEGATIVE_INFINITY;
  let tus = 0;
  return (message) => {
    if (maintenant() - dernier < PERIODE_MS) {
      tus++;
      return;
    }
    dernier = maintenant();
    dire(message, tus);
    tus = 0;
  };
}

/** So many a minute and by key. */

const FENETRE_MS = 60_000;
const CLES_MAX = 20_000;

/**
 * Counts what a key does; false once it did more than `max` in its minute, which begins with the first.
 * @param maintenant a monotonic clock in ms
 */
export function createPerMinute(
  max: number,
  maintenant: () => number = () => performance.now(),
): (cle: string) => boolean {
  const suivis = new Map<string, { readonly debut: number; n: number }>();
  return (cle) => {
    const connu = suivis.get(cle);
    if (connu !== undefined && maintenant() - connu.debut < FENETRE_MS) return ++connu.n <= max;
    suivis.delete(cle);
    suivis.set(cle, { debut: maintenant(), n: 1 });
    const [plusAncienne] = suivis.keys();
    if (suivis.size > CLES_MAX && plusAncienne !== undefined) suivis.delete(plusAncienne);
    return max > 0;
  };
}
