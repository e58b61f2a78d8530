import { availableParallelism } from "node:os";
import process from "node:process";
import { defineConfig } from "@playwright/test";
import { findProgram, REDIS } from "../scripts/checks/programs.ts";
import { CHROMIUM_ARGS, findChromium } from "../scripts/chromium.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  testIgnore: findProgram(REDIS) === null ? "**/*.redis.e2e.ts" : [],
  globalSetup: "./global-setup.ts",
  outputDir: "../test-results/e2e",
  // a machine that does something else as well fails no test
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // a journey waits for half of its time
  workers: 2 * availableParallelism(),
  // no worker is left alone with a long file at the end; a file with a base of its own keeps to one server
  fullyParallel: true,
  reporter: [["list"], ["json"]],
  use: {
    locale: "fr-FR",
    // either costs a third of the whole run: `TRACE=1` for the one that failed; what moves is played after `bouger`
    trace: process.env["TRACE"] === "1" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
});
