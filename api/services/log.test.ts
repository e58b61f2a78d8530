import { expect, test } from "vitest";
import { pino } from "pino";
import {
  createLogOptions,
  createLogOutput,
  describeLibraryReportForLog,
  describeErrorForLog,
  redactLogMessage,
} from "./log.ts";

test.each([
  ["connect ECONNREFUSED 192.168.1.20:465", "connect ECONNREFUSED (adresse)"],
  ["from ::ffff:203.0.113.7 to 2001:db8::1", "from (adresse) to (adresse)"],
  ["550 5.1.1 <lea@exemple.fr> unknown", "550 5.1.1 <(mail)> unknown"],
  [
    `Unexpected token 'L', "Léa boit" is not valid JSON`,
    `Unexpected token 'L', (texte) is not valid JSON`,
  ],
  ["client joined room 4KX2P9", "client joined room (code)"],
  ["at 10:32:07, version 1.2.3", "at 10:32:07, version 1.2.3"],
])("%s", (texte, attendu) => {
  expect(redactLogMessage(texte)).toBe(attendu);
});

test("an error is its kind, its code, its places in our code, and its causes", () => {
  const cause = Object.assign(new TypeError(`no "Léa" here`), { code: "SQLITE_FULL" });
  const dite = describeErrorForLog(new Error("could not be stored", { cause }));
  expect(dite).toEqual({
    type: "Error",
    message: "could not be stored",
    stack: expect.stringMatching(/^log\.test\.ts:\d+:\d+$/m),
    cause: {
      type: "TypeError",
      code: "SQLITE_FULL",
      message: "no (texte) here",
      stack: expect.any(String),
    },
  });
  expect(JSON.stringify(dite)).not.toContain(process.cwd());
});

test("whatever it quotes, a line of the log is one line", () => {
  let written = "";
  const log = pino(createLogOptions("info"), { write: (line) => void (written += line) });
  log.error({ err: new Error("refused\n{}"), methode: "GET\r\n{}" }, "request failed\u2028");
  expect(written.split(/[\r\n]/)).toEqual([written.trimEnd(), ""]);
});

test("what is thrown and is no error, or turns in circles, ends", () => {
  expect(describeErrorForLog("Léa")).toEqual({ type: "string", message: "", stack: "" });
  expect(describeLibraryReportForLog({ pseudo: "Léa" })).toEqual({
    type: "object",
    message: "",
    stack: "",
  });
  const ronde = new Error("round");
  ronde.cause = ronde;
  expect(JSON.stringify(describeErrorForLog(ronde)).match(/round/g)).toHaveLength(4);
});

/** A disk with room for this many bytes. */
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
