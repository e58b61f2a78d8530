import { expect, test } from "vitest";
import { createLogLineThrottle } from "./throttle.ts";

test("once a minute, with how often it happened meanwhile", () => {
  let maintenant = 0;
  const dits: [string, number][] = [];
  const dire = createLogLineThrottle<string>(
    (message, tus) => dits.push([message, tus]),
    () => maintenant,
  );
  for (const message of ["a", "b", "c"]) dire(message);
  maintenant = 59_999;
  dire("d");
  maintenant = 60_000;
  dire("e");
  maintenant = 200_000;
  dire("f");
  expect(dits).toEqual([
    ["a", 0],
    ["e", 3],
    ["f", 0],
  ]);
});
