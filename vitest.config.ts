import { defineConfig } from "vitest/config";

const everywhere = {
  setupFiles: ["tests/support/vitest-setup.ts"],
  // Time limits only end tests that hang: on a busy machine a test may take twenty times as long as on an idle one. `until`
  // and the other waits give up earlier and say what they waited for.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
/** Integration tests share one PostgreSQL; each file gets a database of its own in it. */
const integration = {
  ...everywhere,
  globalSetup: ["tests/support/server/postgres.ts"],
  // Three on two cores: a file waits a third of its time, for the database, for a timer or for a server that starts.
  maxWorkers: 3,
};
/** Files that replace modules or globals, or that need to load a module before others do. */
const ISOLATED = "tests/integration/**/*.isolated.test.ts";

export default defineConfig({
  test: {
    tags: [{ name: "short", description: "The journeys of Firefox and WebKit that run with every `npm test`." }],
    projects: [
      {
        test: {
          ...everywhere,
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
          // A process for each file would take longer to start than its tests take, so files share one, but no modules.
          isolate: false,
          // Each file has a matchmaker of its own, so that none waits for the rooms that another has left.
          server: { deps: { inline: [/@colyseus\/(core|ws-transport)\//] } },
          setupFiles: [...everywhere.setupFiles, "tests/support/unit-setup.ts"],
        },
      },
      {
        test: {
          ...integration,
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude: [ISOLATED],
          // After the unit tests: Vitest runs nothing at all if projects of one group have different limits of workers.
          sequence: { groupOrder: 1 },
          // Loading the server's modules again for each file would take as long as its tests.
          isolate: false,
        },
      },
      { test: { ...integration, name: "integration-isolated", include: [ISOLATED], sequence: { groupOrder: 2 } } },
      // A file for each engine, with a server and a browser of its own.
      {
        test: { ...integration, name: "browsers", include: ["tests/browsers/*.test.ts"], sequence: { groupOrder: 3 } },
      },
    ],
  },
});
