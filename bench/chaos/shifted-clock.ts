/**
 * Preloaded into a server of the chaos tests (`--import`), its threads included: its wall clock is as many ms ahead as
 * the file of `CHAOS_CLOCK` says. Timers and `performance.now()` are left alone, as by somebody who sets the clock.
 */
import { readFileSync } from "node:fs";
import process from "node:process";

const READ_MS = 100;
const RealDate = Date;
const file = process.env["CHAOS_CLOCK"] ?? "";
let shiftMs = 0;

function read(): void {
  try {
    shiftMs = Number(readFileSync(file, "utf8"));
  } catch {
    // the file is being written, or is not there yet
  }
}

class ShiftedDate extends RealDate {
  constructor(...parts: readonly []) {
    super(...parts);
    if (parts.length === 0) this.setTime(RealDate.now() + shiftMs);
  }

  static override now(): number {
    return RealDate.now() + shiftMs;
  }
}

read();
setInterval(read, READ_MS).unref();
Object.defineProperty(globalThis, "Date", { value: ShiftedDate, configurable: true });
