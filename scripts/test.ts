/**
 * The checks of the project (README "Working on it"): `npm run check`, `npm test`, `npm run test:long`. Every step runs even if an
 * earlier one failed; the last line is `N passed, N failed`. What this machine cannot check is named, and counts for nothing.
 */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import process from "node:process";
import {
  CADDY,
  canInstall,
  find,
  FIREFOX,
  leftOut,
  type Program,
  REDIS,
  WEBKIT_DRIVER,
  XVFB,
} from "./checks/programs.ts";
import { openReports, REPORTS, Tally } from "./checks/runner.ts";
import { BUILD, JOURNEYS, journeys, node, PROCESSES, STATIC, UNIT } from "./checks/steps.ts";

const tally = new Tally();

type Engine = readonly [name: string, programs: readonly Program[]];
const WEBKIT: Engine = ["webkit", [WEBKIT_DRIVER, XVFB]];
/** A phone's short journey in each of these engines that this machine has. */
const engines = (wanted: readonly Engine[]) =>
  wanted
    .filter(([, programs]) => leftOut(programs).length === 0)
    .map(([name]) => node(name, "e2e/engines/play.ts", name));

async function check(): Promise<void> {
  await tally.stage("check", [[UNIT], STATIC]);
}

/** Whether CI lacks what it may not do without; says so in one line. */
function lacksRedis(): boolean {
  if (process.env["CI"] !== "true" || find(REDIS) !== null) return false;
  tally.failed++;
  tally.note("redis-server is missing: CI=true requires it (Debian: apt-get install redis-server)");
  return true;
}

async function test(): Promise<void> {
  // nothing that comes later would bring it
  if (!canInstall() && lacksRedis()) return;
  const install = node("programs", "scripts/checks/install-programs.ts");
  await tally.stage("check and build", [[UNIT], [install, ...STATIC, BUILD]]);
  if (lacksRedis()) return;
  await tally.stage("processes", [
    [PROCESSES],
    [
      node("oldest browsers", "scripts/browser-floor/check.ts"),
      node("first-load size", "scripts/size.ts"),
      ...engines([WEBKIT]),
    ],
  ]);
  await tally.stage("browsers", [[JOURNEYS]]);
  for (const line of leftOut([REDIS, CADDY, WEBKIT_DRIVER, XVFB])) tally.note(line);
}

async function long(): Promise<void> {
  await tally.stage("long journeys", [[journeys("long journeys", "--grep=@long")]]);
  if (find(REDIS) !== null)
    await tally.stage("many processes", [
      [
        node(
          "many processes",
          "bench/chaos/chaos-cluster.ts",
          "--rooms=60",
          "--navigateurs=0",
          "--telephones=2",
          "--gel=12",
          // how soon screens are back is measured on a machine that is left alone, by hand
          "--indulgence=5",
        ),
      ],
    ]);
  await tally.stage("other engines", [engines([WEBKIT, ["firefox", [FIREFOX]]])]);
  for (const line of leftOut([REDIS, CADDY, WEBKIT_DRIVER, XVFB, FIREFOX])) tally.note(line);
}

/** On a clean clone, nothing that ran may have written into it. */
function cleanCheckout(): void {
  const { stdout } = spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" });
  const clean = stdout.trim() === "";
  if (clean) tally.passed++;
  else tally.failed++;
  tally.note(`clean checkout: ${clean ? "yes" : `no\n${stdout}`}`);
}

rmSync(REPORTS, { recursive: true, force: true });
openReports();
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
