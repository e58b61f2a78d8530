import { expect, test } from "vitest";
import {
  listPlaywrightFailures,
  listVitestFailures,
  playwrightReportSchema,
  vitestReportSchema,
} from "./reports.ts";

test("a unit test that failed is named with its file and the first line of why; a file that cannot be run is too", () => {
  const rapport = vitestReportSchema.parse({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: "/ici/game-server/a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          {
            fullName: "sips are counted",
            status: "failed",
            failureMessages: ["expected 2\n at x"],
          },
          { fullName: "sips are drunk", status: "passed", failureMessages: [] },
        ],
      },
      {
        name: "/ici/api/b.test.ts",
        status: "failed",
        message: "\u001B[31mCannot find c.ts\u001B[39m\nin b",
        assertionResults: [],
      },
      { name: "/ici/db/d.test.ts", status: "passed", message: "", assertionResults: [] },
    ],
  });
  expect(listVitestFailures(rapport, "/ici")).toEqual([
    "game-server/a.test.ts › sips are counted: expected 2",
    "api/b.test.ts › the file itself: Cannot find c.ts",
  ]);
});

test("so is a journey, inside of what it is told under; one that passed at another try is not", () => {
  const journee = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: "a.e2e.ts",
    line: 7,
    tests: [{ results: [{ error: message === undefined ? undefined : { message } }] }],
  });
  const rapport = playwrightReportSchema.parse({
    stats: { expected: 1, unexpected: 2, flaky: 1 },
    suites: [
      {
        specs: [journee("at once", true), journee("late", false, "Error: no button\nlog")],
        suites: [{ specs: [journee("deep", false)] }],
      },
    ],
  });
  expect(listPlaywrightFailures(rapport)).toEqual([
    "e2e/a.e2e.ts:7 › late: Error: no button",
    "e2e/a.e2e.ts:7 › deep",
  ]);
});
