/** The bounds of a reading in the worker. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openImportReader } from "./file-reader.ts";

/** A worker that answers nothing by itself. */
class SilentWorker extends EventTarget {
  static last: SilentWorker | null = null;
  ended = false;
  constructor() {
    super();
    SilentWorker.last = this;
  }
  postMessage(): void {}
  terminate(): void {
    this.ended = true;
  }
  say(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", SilentWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a reading without end is ended after thirty seconds, and says what to do", async () => {
  const issue = openImportReader().lire("text", null, () => undefined);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(SilentWorker.last?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(SilentWorker.last?.ended).toBe(true);
  expect(await issue).toMatchObject({ ok: false, message: expect.stringContaining("Coupez-le") });
});

test("a reading that is done keeps its worker, which holds the media", async () => {
  const issue = openImportReader().lire("text", null, () => undefined);
  SilentWorker.last?.say({ genre: "lu" });
  expect(await issue).toMatchObject({ ok: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(SilentWorker.last?.ended).toBe(false);
});
