import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { PatchSchedule } from "./patch-schedule.ts";

/** Instants at which patches left, in ms, with those who got them. */
let sent: string[];
let failing: boolean;
let reported: unknown[];

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  [sent, failing, reported] = [[], false, []];
});

function open(): PatchSchedule {
  const start = Date.now();
  const schedule = new PatchSchedule({
    send() {
      if (failing) throw new Error("lost");
      sent.push(`${String(Date.now() - start)} ${schedule.forPhones ? "all" : "host"}`);
    },
    report: (error) => reported.push(error),
  });
  return schedule;
}

test("changes of a quarter of a second leave together, to everybody", () => {
  const schedule = open();
  schedule.schedule();
  vi.advanceTimersByTime(200);
  schedule.schedule(true);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(["250 all"]);
});

test("phones hear of answers two seconds after the first that they were not told", () => {
  const schedule = open();
  for (let answer = 0; answer < 4; answer++) {
    schedule.schedule(true);
    vi.advanceTimersByTime(1_000);
  }
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(["250 host", "1250 host", "2250 all", "3250 host", "5250 all"]);
});

test("whatever concerns everybody brings the phones what they waited for", () => {
  const schedule = open();
  schedule.schedule(true);
  vi.advanceTimersByTime(500);
  schedule.sendNow();
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(["250 host", "500 all"]);
});

test("a patch that fails is reported, and the phones get the next one", () => {
  const schedule = open();
  failing = true;
  schedule.schedule();
  vi.advanceTimersByTime(300);
  expect(reported).toHaveLength(1);
  expect(() => schedule.sendNow()).toThrow("lost");
  failing = false;
  schedule.schedule(true);
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(["550 all"]);
});

test("nothing leaves a room that has ended", () => {
  const schedule = open();
  schedule.schedule(true);
  vi.advanceTimersByTime(300);
  schedule.schedule();
  schedule.stop();
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(["250 host"]);
});
