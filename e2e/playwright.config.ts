import { availableParallelism } from "node:os";
import process from "node:process";
import { defineConfig } from "@playwright/test";
import { findProgram, REDIS_PROGRAM } from "../scripts/checks/programs.ts";
import { CHROMIUM_ARGS, findOrInstallChromium } from "../scripts/chromium.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  testIgnore: findProgram(REDIS_PROGRAM) === null ? "**/*.redis.e2e.ts" : [],
  globalSetup: "./global-setup.ts",
  outputDir: "../test-results/e2e",
  // a busy machine fails no test: media are converted by a process of low priority, which two busy programs slow down tenfold
  timeout: 300_000,
  expect: { timeout: 90_000, toPass: { timeout: 90_000 } },
  // a journey spends half of its time waiting
  workers: 2 * availableParallelism(),
  // the tests of a file are spread over the workers, so that no long file is left at the end; a file with its own base keeps to one server
  fullyParallel: true,
  reporter: [["list"], ["json"]],
  use: {
    locale: "fr-FR",
    // a trace or a video would cost a third of the run, so `TRACE=1` is set for a failed journey only
    trace: process.env["TRACE"] === "1" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: findOrInstallChromium(), args: CHROMIUM_ARGS },
  },
});
