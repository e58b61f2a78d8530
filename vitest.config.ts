import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contracts,game-server,db,api,client,scripts,serveur}/**/*.test.ts"],
    setupFiles: ["./scripts/test-setup.ts"],
    testTimeout: 15_000,
  },
});
