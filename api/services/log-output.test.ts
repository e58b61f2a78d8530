/** A log on a disk that is full: lines are dropped, counted and told; nothing is thrown. */
import { pino } from "pino";
import { expect, test } from "vitest";
import { createLogOutput } from "./log-output.ts";

/** A disk with room for so many bytes more. */
function benchOf(room: number) {
  let written = "";
  let left = room;
  const output = createLogOutput((bytes) => {
    if (left <= 0) throw Object.assign(new Error("ENOSPC: no space left"), { code: "ENOSPC" });
    const taken = bytes.subarray(0, left);
    left -= taken.byteLength;
    written += Buffer.from(taken).toString();
    return taken.byteLength;
  });
  return { output, lines: () => written.split("\n").slice(0, -1), free: () => (left = Infinity) };
}

test("every line is written, the longest too, whatever a write takes at once", () => {
  const written: string[] = [];
  const output = createLogOutput((bytes) => {
    written.push(Buffer.from(bytes.subarray(0, 3)).toString());
    return Math.min(3, bytes.byteLength);
  });
  output.write("abcdefgh\n");
  output.write("ij\n");
  expect([written.join(""), output.lost()]).toEqual(["abcdefgh\nij\n", 0]);
});

test("what does not fit is dropped and counted; once there is room, a line says how many", () => {
  const { output, lines, free } = benchOf(10);
  const log = pino({ level: "info", base: {}, timestamp: false }, output);
  for (const message of ["first", "second", "third"]) log.info(message);
  expect(output.lost()).toBe(3);
  free();
  log.info("fourth");
  log.info("fifth");
  const [torn, ...rest] = lines();
  expect(torn).toHaveLength(10);
  expect(rest.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, perdues: 3 }),
    { level: 30, msg: "fourth" },
    { level: 30, msg: "fifth" },
  ]);
  expect(output.lost()).toBe(3);
});
