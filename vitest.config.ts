import { defineConfig } from "vitest/config";

/** Integration tests share one PostgreSQL; each file gets a database of its own in it. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"] } },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/support/server/postgres.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Two cores: servers, databases and clients of more than two files would only wait for one another.
          maxWorkers: 2,
        },
      },
    ],
  },
});
