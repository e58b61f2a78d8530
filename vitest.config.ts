import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contracts,game-server,db,api,client,scripts,serveur}/**/*.test.ts"],
    setupFiles: ["./scripts/test-setup.ts"],
    // a thread for each file costs more than most files: the project's own modules are new for each of them all the same
    isolate: false,
    // hashing, browsers of other checkouts: a busy machine is no failure
    testTimeout: 60_000,
  },
});
