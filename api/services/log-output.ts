/**
 * The output of the log. A line that cannot be written, on a full disk for one, is dropped and counted: pino's own output throws
 * then, which would end the process and every game of it.
 */
import { writeSync } from "node:fs";
import process from "node:process";

/** Level "warn" of pino. */
const WARN = 40;
const STDOUT = 1;

export interface LogOutput {
  write(line: string): void;
  /** Lines that were dropped since the start. */
  lost(): number;
}

/** @param put writes all or some of these bytes and gives how many, or throws */
export function createLogOutput(
  put: (bytes: Uint8Array) => number = (bytes) => writeSync(STDOUT, bytes),
): LogOutput {
  let lost = 0;
  /** Lost lines that no line of the log has told yet. */
  let untold = 0;
  /** A line was cut in its middle: the next begins on a new one. */
  let cut = false;

  /** False when it is not there whole. */
  function putWhole(line: string): boolean {
    let left = Buffer.from(cut ? `\n${line}` : line);
    const length = left.byteLength;
    try {
      while (left.byteLength > 0) {
        const put1 = put(left);
        // a device that takes nothing and says nothing would be asked for ever
        if (put1 === 0) break;
        left = left.subarray(put1);
      }
    } catch {
      // nobody can be told: the log is where it would be said
    }
    if (left.byteLength === 0) cut = false;
    else if (left.byteLength < length) cut = true;
    return left.byteLength === 0;
  }

  const tell = (n: number): string =>
    `${JSON.stringify({ level: WARN, time: Date.now(), pid: process.pid, perdues: n, msg: "lines of this log could not be written" })}\n`;

  return {
    write(line) {
      if (untold > 0 && putWhole(tell(untold))) untold = 0;
      if (putWhole(line)) return;
      lost++;
      untold++;
    },
    lost: () => lost,
  };
}

/** Of this process: the server and Fastify write to the same place. */
export const logOutput = createLogOutput();
