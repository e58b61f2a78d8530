/** Throttles: for log lines that anybody can provoke, and for events counted by key and minute. */

const PERIODE_MS = 60_000;

/**
 * @param dire writes a line, at most once a minute; `tus`: number of lines suppressed since the last one
 * @param maintenant a monotonic clock in ms
 */
export function createLogLineThrottle<Message>(
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

const FENETRE_MS = 60_000;
/** Keys remembered by a per-minute counter; the oldest one is forgotten first. */
const CLES_MAX = 20_000;

/**
 * Counts an event of a key; false when the key had more than `max` in its minute, which begins with its first event.
 * @param maintenant a monotonic clock in ms
 */
export function createPerMinuteLimiter(
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
