import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contracts,formats,game-server,db,api,client,scripts,serveur,roles}/**/*.test.ts"],
    globalSetup: ["./db/test/modele.ts"],
    setupFiles: ["./scripts/test-setup.ts"],
    // a process for each file costs more than most files; none of them may leave anything in a module for the next
    isolate: false,
    // by default one core is left alone
    maxWorkers: availableParallelism(),
    // hashing, slow disks, browsers of other checkouts: a busy machine is no failure
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
