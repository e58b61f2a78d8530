/** When the patches of a room leave, and whether its phones get the next one. Decision 0002. */

/** Time, in ms, after which changes that need not be seen at once are sent, together in one patch. */
const PATCH_DELAY_MS = 250;
/** Longest time, in ms, for the phones to hear that others have answered. */
const PHONES_DELAY_MS = 2_000;

export interface PatchScheduleOptions {
  /** Sends a patch of all changes so far; after a failure, the next patch holds its changes too. */
  readonly send: () => void;
  /** Called with the failure of a patch that a timer sent. */
  readonly report: (error: unknown) => void;
}

export class PatchSchedule {
  readonly #options: PatchScheduleOptions;
  #timer: NodeJS.Timeout | undefined;
  #phonesTimer: NodeJS.Timeout | undefined;
  #forPhones = false;

  constructor(options: PatchScheduleOptions) {
    this.#options = options;
  }

  /** Whether the next patch, or the one that is being sent, goes to the phones too. */
  get forPhones(): boolean {
    return this.#forPhones;
  }

  /** Has a change sent soon. @param phonesMayWait whether the phones need not hear of it before the next patch for all */
  schedule(phonesMayWait = false): void {
    if (!phonesMayWait) this.#forPhones = true;
    this.#timer ??= setTimeout(() => this.#sendLater(), PATCH_DELAY_MS);
  }

  /** Sends a patch to everybody. Throws what `send` throws. */
  sendNow(): void {
    this.#forPhones = true;
    this.#send();
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#phonesTimer);
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#options.send();
    if (this.#forPhones) {
      clearTimeout(this.#phonesTimer);
      this.#phonesTimer = undefined;
      this.#forPhones = false;
    } else
      this.#phonesTimer ??= setTimeout(() => {
        this.#forPhones = true;
        this.#sendLater();
      }, PHONES_DELAY_MS);
  }

  #sendLater(): void {
    try {
      this.#send();
    } catch (error) {
      this.#options.report(error);
    }
  }
}
