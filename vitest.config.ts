import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contracts,game-server,db,api,client,scripts,serveur}/**/*.test.ts"],
    globalSetup: ["./db/test/modele.ts"],
    setupFiles: ["./scripts/test-setup.ts"],
    // a process for each file costs more than most files; none of them may leave anything in a module for the next
    isolate: false,
    // hashing, browsers of other checkouts: a busy machine is no failure
    testTimeout: 60_000,
  },
});
