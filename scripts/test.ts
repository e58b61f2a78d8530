/**
 * The checks of the project (README "Working on it"): `npm run check`, `npm test`, `npm run test:long`. Every step runs
 * even if an earlier one failed; the last line is `N passed, N failed`. Checks that this machine cannot run are named
 * and not counted.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import process from "node:process";
import {
  CADDY_PROGRAM,
  mayInstallPrograms,
  findProgram,
  FIREFOX_PROGRAM,
  describeChecksLeftOut,
  type RequiredProgram,
  REDIS_PROGRAM,
  WEBKIT_DRIVER_PROGRAM,
  XVFB_PROGRAM,
} from "./checks/programs.ts";
import { createTestReportsFolder, TEST_REPORTS_FOLDER, CheckTally } from "./checks/runner.ts";
import {
  CLIENT_BUILD_STEP,
  BROWSER_JOURNEYS_STEP,
  createBrowserJourneysStep,
  createNodeCheckStep,
  PROCESS_TESTS_STEP,
  STATIC_CHECK_STEPS,
  UNIT_TESTS_STEP,
} from "./checks/steps.ts";

const tally = new CheckTally();

type Engine = readonly [name: string, programs: readonly RequiredProgram[]];
const WEBKIT: Engine = ["webkit", [WEBKIT_DRIVER_PROGRAM, XVFB_PROGRAM]];
/** A short journey of a phone, in each of these engines that is installed. */
const engines = (wanted: readonly Engine[]) =>
  wanted
    .filter(([, programs]) => describeChecksLeftOut(programs).length === 0)
    .map(([name]) => createNodeCheckStep(name, "e2e/engines/play.ts", name));

async function check(): Promise<void> {
  await tally.stage("check", [[UNIT_TESTS_STEP], STATIC_CHECK_STEPS]);
}

/** Whether Redis is missing in CI, where it is required: it then counts as a failure, and one line says so. */
function lacksRedis(): boolean {
  if (process.env["CI"] !== "true" || findProgram(REDIS_PROGRAM) !== null) return false;
  tally.failed++;
  tally.note("redis-server is missing: CI=true requires it (Debian: apt-get install redis-server)");
  return true;
}

async function test(): Promise<void> {
  // stops when Redis is required and no later step could install it
  if (!mayInstallPrograms() && lacksRedis()) return;
  const install = createNodeCheckStep("programs", "scripts/checks/install-programs.ts");
  await tally.stage("check and build", [
    [UNIT_TESTS_STEP],
    [install, ...STATIC_CHECK_STEPS, CLIENT_BUILD_STEP],
  ]);
  if (lacksRedis()) return;
  await tally.stage("processes", [
    [PROCESS_TESTS_STEP],
    [
      createNodeCheckStep("oldest browsers", "scripts/browser-floor/check.ts"),
      createNodeCheckStep("first-load size", "scripts/size.ts"),
      ...engines([WEBKIT]),
    ],
  ]);
  await tally.stage("browsers", [[BROWSER_JOURNEYS_STEP]]);
  for (const line of describeChecksLeftOut([
    REDIS_PROGRAM,
    CADDY_PROGRAM,
    WEBKIT_DRIVER_PROGRAM,
    XVFB_PROGRAM,
  ]))
    tally.note(line);
}

async function long(): Promise<void> {
  await tally.stage("broken imports", [
    [createNodeCheckStep("broken imports", "bench/import-fuzz.ts")],
  ]);
  await tally.stage("long journeys", [
    [createBrowserJourneysStep("long journeys", "--grep=@long")],
  ]);
  if (findProgram(REDIS_PROGRAM) !== null)
    await tally.stage("many processes", [
      [
        createNodeCheckStep(
          "many processes",
          "bench/chaos/chaos-cluster.ts",
          "--rooms=60",
          "--navigateurs=0",
          "--telephones=2",
          "--gel=12",
          // delays may be five times longer here: the real ones are measured by hand, on a machine without other work
          "--indulgence=5",
        ),
      ],
    ]);
  await tally.stage("other engines", [engines([WEBKIT, ["firefox", [FIREFOX_PROGRAM]]])]);
  for (const line of describeChecksLeftOut([
    REDIS_PROGRAM,
    CADDY_PROGRAM,
    WEBKIT_DRIVER_PROGRAM,
    XVFB_PROGRAM,
    FIREFOX_PROGRAM,
  ]))
    tally.note(line);
}

/** Checks, in a clean clone, that the tests have written nothing into it. */
function cleanCheckout(): void {
  const { stdout } = spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" });
  const clean = stdout.trim() === "";
  if (clean) tally.passed++;
  else tally.failed++;
  tally.note(`clean checkout: ${clean ? "yes" : `no\n${stdout}`}`);
}

rmSync(TEST_REPORTS_FOLDER, { recursive: true, force: true });
createTestReportsFolder();
switch (process.argv[2]) {
  case "check":
    await check();
    break;
  case "long":
    await long();
    break;
  default:
    await test();
    if (process.env["CI"] === "true") cleanCheckout();
}
process.exitCode = tally.end();
