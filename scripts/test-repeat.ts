/**
 * `npm run test:fois -- 20`: that many whole runs of the browser journeys, every second one beside two busy loops. Prints the length of
 * each run and what failed in it; fails when one run was red.
 */
import { Worker } from "node:worker_threads";
import process from "node:process";
import { z } from "zod";
import { createTestReportsFolder, CheckTally } from "./checks/runner.ts";
import { BROWSER_JOURNEYS_STEP } from "./checks/steps.ts";

const BUSY_LOOPS = 2;

const runs = z.coerce
  .number()
  .int()
  .min(1)
  .parse(process.argv[2] ?? "1");
createTestReportsFolder();
const tally = new CheckTally();
let red = 0;
for (let run = 1; run <= runs; run++) {
  const loops =
    run % 2 === 0
      ? Array.from({ length: BUSY_LOOPS }, () => new Worker("for (;;);", { eval: true }))
      : [];
  const before = tally.failed;
  await tally.run(
    {
      ...BROWSER_JOURNEYS_STEP,
      name: `run ${String(run)}${loops.length > 0 ? " beside two busy loops" : ""}`,
    },
    true,
  );
  if (tally.failed > before) red++;
  await Promise.all(loops.map((loop) => loop.terminate()));
}
tally.note(`${String(runs)} runs, ${String(red)} red`);
process.exitCode = tally.end();
