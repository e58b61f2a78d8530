/** Runs the steps of a check, one after the other or in lanes beside one another, and counts what they found. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import type { z } from "zod";
import {
  listPlaywrightFailures,
  listVitestFailures,
  playwrightReportSchema,
  vitestReportSchema,
} from "./reports.ts";

/** Folder of the runners' reports. */
export const TEST_REPORTS_FOLDER = resolve("test-results");
/** Folder that keeps compiled code, since hundreds of short programs share the same modules. */
const COMPILED = resolve("node_modules/.cache/compile");

export interface CheckStep {
  readonly name: string;
  /** A program of node_modules/.bin, or a path. */
  readonly command: string;
  readonly args: readonly string[];
  /** The runner whose tests are counted one by one; a step without a runner counts as one. */
  readonly runner?: "vitest" | "playwright";
}

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Tests that failed, named. */
  readonly failures: readonly string[];
  /** Other lines to print at the end. */
  readonly notes?: readonly string[];
}

function readReport<T>(path: string, shape: z.ZodType<T>): T | null {
  try {
    return shape.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}

const reportOf = ({ name }: CheckStep) =>
  join(TEST_REPORTS_FOLDER, `${name.replaceAll(" ", "-")}.json`);
const NO_REPORT: Outcome = { passed: 0, failed: 1, failures: [] };

function readVitest(path: string): Outcome {
  const report = readReport(path, vitestReportSchema);
  if (report === null) return NO_REPORT;
  const { numPassedTests: passed, numFailedTests: failed } = report;
  return { passed, failed, failures: listVitestFailures(report, process.cwd()) };
}

function readPlaywright(path: string): Outcome {
  const report = readReport(path, playwrightReportSchema);
  if (report === null) return NO_REPORT;
  const { expected, unexpected, flaky } = report.stats;
  const notes = flaky > 0 ? [`journeys that passed at a second try: ${String(flaky)}`] : [];
  return {
    passed: expected + flaky,
    failed: unexpected,
    failures: listPlaywrightFailures(report),
    notes,
  };
}

/** The arguments by which a runner writes its report. */
const reporting = (step: CheckStep): readonly string[] =>
  step.runner === "vitest"
    ? ["--reporter=dot", "--reporter=json", `--outputFile.json=${reportOf(step)}`]
    : [];

/** Runs one step; its output is printed as it comes, or all at once at the end. */
async function execute(step: CheckStep, live: boolean): Promise<Outcome> {
  const child = spawn(step.command, [...step.args, ...reporting(step)], {
    stdio: ["ignore", live ? "inherit" : "pipe", live ? "inherit" : "pipe"],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(step),
    },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => printed.push(chunk));
  const ok = await once(child, "close").then(
    ([code]) => code === 0,
    (error: Error) => {
      printed.push(Buffer.from(`${error.message}\n`));
      return false;
    },
  );
  process.stdout.write(Buffer.concat(printed));
  if (step.runner === undefined)
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: ok ? [] : [step.name] };
  const outcome =
    step.runner === "vitest" ? readVitest(reportOf(step)) : readPlaywright(reportOf(step));
  // a failed run whose report has no failed test, such as a file that cannot be loaded, counts as one failure
  return ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
}

/** Begins to watch this machine's cores: the function returned gives the share that was busy since then, from 0 to 1. */
function watchCores(): () => number {
  const read = () =>
    cpus().reduce(
      ({ busy, all }, { times }) => {
        const total = times.user + times.nice + times.sys + times.irq + times.idle;
        return { busy: busy + total - times.idle, all: all + total };
      },
      { busy: 0, all: 0 },
    );
  const start = read();
  return () => {
    const now = read();
    return now.all === start.all ? 0 : (now.busy - start.busy) / (now.all - start.all);
  };
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** Counts the results of a check's steps, and prints them at the end. */
export class CheckTally {
  passed = 0;
  failed = 0;
  readonly #lines: string[] = [];
  readonly #failures: string[] = [];

  note(line: string): void {
    this.#lines.push(line);
  }

  async run(step: CheckStep, live: boolean): Promise<void> {
    console.log(`=== ${step.name}`);
    const start = performance.now();
    const { passed, failed, failures, notes = [] } = await execute(step, live);
    this.passed += passed;
    this.failed += failed;
    this.#failures.push(...failures);
    const line = `${step.name}: ${String(passed)} passed, ${String(failed)} failed (${seconds(start)})`;
    this.#lines.push(line, ...notes);
    console.log(`=== ${line}\n`);
  }

  /** Runs lanes beside one another, the steps of each one after the other; a lane alone prints as it goes. */
  async stage(name: string, lanes: readonly (readonly CheckStep[])[]): Promise<void> {
    const start = performance.now();
    const busy = watchCores();
    await Promise.all(
      lanes.map(async (lane) => {
        for (const step of lane) await this.run(step, lanes.length === 1);
      }),
    );
    this.#lines.push(`${name}: ${seconds(start)}, cores busy ${(busy() * 100).toFixed(0)} %\n`);
  }

  /** Prints each step, what failed, and a line `N passed, N failed`; gives the exit code. */
  end(): number {
    console.log(`\n${this.#lines.join("\n")}`);
    for (const failure of this.#failures) console.log(`failed: ${failure}`);
    console.log(`${String(this.passed)} passed, ${String(this.failed)} failed`);
    return this.failed === 0 ? 0 : 1;
  }
}

/** Makes the folder of the reports. */
export const createTestReportsFolder = (): void =>
  void mkdirSync(TEST_REPORTS_FOLDER, { recursive: true });
