import { defineConfig } from "vitest/config";

/** Integration tests share one PostgreSQL; each file gets a database of its own in it. */
const integration = {
  globalSetup: ["tests/support/server/postgres.ts"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Two cores: servers, databases and clients of more than two files would only wait for one another.
  maxWorkers: 2,
};
/** Files that replace modules or globals, or that need to load a module before others do. */
const ISOLATED = "tests/integration/**/*.isolated.test.ts";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"] } },
      {
        test: {
          ...integration,
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude: [ISOLATED],
          // Loading the server's modules again for each file would take as long as its tests.
          isolate: false,
        },
      },
      { test: { ...integration, name: "integration-isolated", include: [ISOLATED], sequence: { groupOrder: 1 } } },
    ],
  },
});
