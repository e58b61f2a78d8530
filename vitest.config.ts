import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { findProgram, REDIS_PROGRAM } from "./scripts/checks/programs.ts";

const FOLDERS = "{contracts,formats,game-server,db,api,client,scripts,bench,server}";
/** Tests that start a process of their own, and those that need a real Redis. */
const PROCESSES = `${FOLDERS}/**/*.process.test.ts`;
const WITH_REDIS = `${FOLDERS}/**/*.redis.test.ts`;
/**
 * Tests with a process for each file: those that mock a module, which other files may have loaded before, and those
 * that count timers, which the kept connections of other files set too.
 */
const ISOLATED = `${FOLDERS}/**/*.isolated.test.ts`;

export default defineConfig({
  test: {
    // hashing, slow disks, browsers of other checkouts: a busy machine is no failure
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // by default one core is left alone
    maxWorkers: availableParallelism(),
    globalSetup: ["./db/test/modele.ts"],
    setupFiles: ["./scripts/test-setup.ts"],
    // a process for each file costs more than most files; none of them may leave anything in a module for the next
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [`${FOLDERS}/**/*.test.ts`],
          exclude: [PROCESSES, WITH_REDIS, ISOLATED],
        },
      },
      { extends: true, test: { name: "unit-isolated", include: [ISOLATED], isolate: true } },
      {
        extends: true,
        test: {
          name: "processes",
          include: findProgram(REDIS_PROGRAM) === null ? [PROCESSES] : [PROCESSES, WITH_REDIS],
        },
      },
    ],
  },
});
