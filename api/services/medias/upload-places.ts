/**
 * Places of simultaneous uploads: bounded in all, by account and by address. When none is left, an upload that hardly moves loses its place;
 * on a slow line nobody is cut off while there is room.
 */

/** Simultaneous uploads: in all, of one account, of one address. */
const EN_TOUT = 12;
const PAR_COMPTE = 3;
const PAR_ADRESSE = 6;
/** The least rate of an upload that others wait for, in bytes per second, measured over `WINDOW_MS`. */
const LEAST_RATE = 20_000;
const WINDOW_MS = 10_000;

export interface UploadSlot {
  /** Aborted when the place is given to somebody else. */
  readonly signal: AbortSignal;
  /** Counts received bytes. */
  received: (octets: number) => void;
  /** Tells that the file is whole: the upload keeps its place from then on, however long the server's own work takes. */
  complete: () => void;
  release: () => void;
}

export interface UploadSlots {
  /** Takes a place; gives `account` when the account or its address has too many, `full` when all are taken by uploads that move. */
  take(who: { readonly compte: string; readonly adresse: string }): UploadSlot | "account" | "full";
}

interface Upload {
  readonly compte: string;
  readonly adresse: string;
  readonly abort: AbortController;
  since: number;
  octets: number;
  /** Bytes per second over the last whole window; null before there is one. */
  rate: number | null;
  complete: boolean;
}

/** @param now milliseconds of a clock that is never set back */
export function createUploadSlots(now: () => number = () => performance.now()): UploadSlots {
  const uploads = new Set<Upload>();

  /** The rate of an upload over the last window; one that has just begun is given the time of a window. */
  function rateOf(upload: Upload): number {
    const elapsed = now() - upload.since;
    if (elapsed < WINDOW_MS) return upload.rate ?? Infinity;
    return (upload.octets * 1000) / elapsed;
  }
  const count = (same: (upload: Upload) => boolean): number => [...uploads].filter(same).length;

  function makeRoom(): boolean {
    if (uploads.size < EN_TOUT) return true;
    const [slowest] = [...uploads]
      .filter((upload) => !upload.complete && rateOf(upload) < LEAST_RATE)
      .sort((a, b) => rateOf(a) - rateOf(b));
    if (slowest === undefined) return false;
    uploads.delete(slowest);
    slowest.abort.abort();
    return true;
  }

  return {
    take({ compte, adresse }) {
      if (
        count((one) => one.compte === compte) >= PAR_COMPTE ||
        count((one) => one.adresse === adresse) >= PAR_ADRESSE
      )
        return "account";
      if (!makeRoom()) return "full";
      const abort = new AbortController();
      const upload: Upload = {
        compte,
        adresse,
        abort,
        since: now(),
        octets: 0,
        rate: null,
        complete: false,
      };
      uploads.add(upload);
      return {
        signal: abort.signal,
        received(octets) {
          upload.octets += octets;
          if (now() - upload.since < WINDOW_MS) return;
          upload.rate = rateOf(upload);
          upload.since = now();
          upload.octets = 0;
        },
        complete() {
          upload.complete = true;
        },
        release: () => uploads.delete(upload),
      };
    },
  };
}
