import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contracts,game-server,db,api,client,scripts,serveur}/**/*.test.ts"],
    setupFiles: ["./scripts/test-setup.ts"],
    // hashing, browsers of other checkouts: a busy machine is no failure
    testTimeout: 60_000,
  },
});
