import process from "node:process";
import { defineConfig } from "@playwright/test";
import { OPTIONS_CHROMIUM, trouverChromium } from "../scripts/chromium.ts";

/** Where the tests' own server listens; each run has an empty data folder. Two checkouts may be tested side by side. */
export const PORT_E2E = Number(process.env["PORT_E2E"] ?? 3977);

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results/e2e",
  // a machine that does something else as well fails no test
  timeout: 240_000,
  expect: { timeout: 15_000 },
  // a page waits more than it computes
  workers: 2,
  // a press that a slow machine loses is tried once more, and named as flaky in the report: never silently
  retries: 1,
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT_E2E}`,
    locale: "fr-FR",
    // either costs a third of the whole run: `TRACE=1` for the one that failed; what moves is played by `avecMouvement`
    trace: process.env["TRACE"] === "1" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: trouverChromium(), args: OPTIONS_CHROMIUM },
  },
  webServer: {
    command: "node e2e/serveur.ts",
    cwd: "..",
    url: `http://127.0.0.1:${PORT_E2E}/api/sante`,
    env: { PORT: String(PORT_E2E), HOST: "127.0.0.1" },
    reuseExistingServer: false,
    stdout: "ignore",
    stderr: "pipe",
  },
});
