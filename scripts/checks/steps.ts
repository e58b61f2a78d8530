/** The steps of the checks: each is a command, with the runner whose tests are counted. */
import process from "node:process";
import type { CheckStep } from "./runner.ts";

export const createNodeCheckStep = (name: string, ...args: readonly string[]): CheckStep => ({
  name,
  command: process.execPath,
  args,
});
const step = (name: string, command: string, ...args: readonly string[]): CheckStep => ({
  name,
  command,
  args,
});
/** Checks types with TypeScript 7 (docs/decisions/0074), on one thread, since the other steps take the other cores. */
const typecheck = (name: string, project: string): CheckStep =>
  createNodeCheckStep(name, "node_modules/typescript7/bin/tsc", "--singleThreaded", "-p", project);
const vitest = (name: string, ...args: readonly string[]): CheckStep => ({
  name,
  command: "vitest",
  args: ["run", ...args],
  runner: "vitest",
});
export const createBrowserJourneysStep = (name: string, ...args: readonly string[]): CheckStep => ({
  name,
  command: "playwright",
  args: ["test", "--config", "e2e/playwright.config.ts", ...args],
  runner: "playwright",
});

export const CHECKED_SOURCE_PATHS =
  "contracts formats game-server db api client e2e bench scripts server server.ts".split(" ");
/** Checks that only read the sources, without running them. */
export const STATIC_CHECK_STEPS: readonly CheckStep[] = [
  typecheck("types", "tsconfig.json"),
  typecheck("types of the client", "tsconfig.client.json"),
  step("lint", "oxlint", "--type-aware", "--deny-warnings"),
  step("styles", "stylelint", "client/**/*.css"),
  step("format", "oxfmt", "--check"),
  step(
    "architecture",
    "depcruise",
    "--config",
    ".dependency-cruiser.json",
    ...CHECKED_SOURCE_PATHS,
  ),
  step("unused code", "knip"),
];
export const UNIT_TESTS_STEP = vitest("unit tests", "--project=unit", "--project=unit-isolated");
export const PROCESS_TESTS_STEP = vitest("tests with processes", "--project=processes");
export const CLIENT_BUILD_STEP = createNodeCheckStep("client build", "scripts/prepare.mjs");
/** Every journey except those that only a release runs (`npm run test:long`). */
export const BROWSER_JOURNEYS_STEP = createBrowserJourneysStep(
  "browser journeys",
  "--grep-invert=@long",
);
