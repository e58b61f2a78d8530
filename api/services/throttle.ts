/** What anybody can provoke is said once a minute at the most, with how often it happened: a log is for its reader. */

const PERIODE_MS = 60_000;

/**
 * @param dire says it; `tus`: how many were kept quiet since the last time
 * @param maintenant a monotonic clock in ms
 */
export function createFrein<Message>(
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
